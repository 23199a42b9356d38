/** All that the site uses of React Router: what is missing here is missing in the bundle, and stops the build. */
export {
  BrowserRouter,
  NavigationType,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

import { styled } from '@mui/material/styles';
import route from './route.svg';
import { NAMES } from './routeNames';

/** All around a letter, in px: names stand on land and sea alike. */
const OUTLINE = [
  '2px 0',
  '-2px 0',
  '0 2px',
  '0 -2px',
  '1.5px 1.5px',
  '-1.5px 1.5px',
  '1.5px -1.5px',
  '-1.5px -1.5px',
];

const Islands = styled('div')(({ theme }) => ({
  position: 'relative',
  containerType: 'inline-size',
  width: '100%',
  // No higher than what is seen below the header.
  maxWidth: `min(44rem, calc((100svh - ${theme.tokens.sizes.header.desktop}px - 3rem) * 530 / 690))`,
  aspectRatio: '530 / 690',
  marginInline: 'auto',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { maxWidth: '44rem' },
  '& > img': { display: 'block', width: '100%', height: 'auto', marginTop: '-12.7%' },
  '& > span': {
    position: 'absolute',
    translate: '0 -50%',
    whiteSpace: 'nowrap',
    fontFamily: theme.tokens.fonts.display,
    // As the drawing is: it would cover it otherwise.
    fontSize: 'min(1.625rem, 4.4cqi)',
    lineHeight: 1,
    textShadow: OUTLINE.map((offset) => `${offset} 0 ${theme.palette.ube.main}`).join(', '),
  },
  '& > [data-left]': { translate: '-100% -50%' },
  '& > [data-broken]': { width: '4.2em', whiteSpace: 'normal' },
  '& > :nth-of-type(1)': { color: theme.palette.keso.main, fontSize: 'min(1.875rem, 5cqi)' },
  '@media print': { display: 'none' },
}));

const Name = styled('span', {
  shouldForwardProp: (prop) => prop !== 'x' && prop !== 'y',
})<{ x: number; y: number }>(({ x, y }) => ({ left: `${x}%`, top: `${y}%` }));

/** The islands with stalls in some towns with dealers, and the routes from the warehouse. Decoration: the words say it. */
export function Route() {
  return (
    <Islands aria-hidden>
      <img src={route} alt="" width={530} height={790} loading="lazy" />
      {NAMES.map(({ name, x, y, isLeft, isBroken }) => (
        <Name
          key={name}
          x={x}
          y={y}
          data-left={isLeft ? '' : undefined}
          data-broken={isBroken ? '' : undefined}
        >
          {name}
        </Name>
      ))}
    </Islands>
  );
}

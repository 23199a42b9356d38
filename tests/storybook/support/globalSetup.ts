/** Serves the built Storybook to its tests. */
import { startFileServer } from '../../../tools/build/siteServer.ts';
import { storybookFolder } from './builtStorybook.ts';

const globalSetup = async () => {
  const server = await startFileServer(storybookFolder);
  // The workers that run the tests inherit the environment.
  process.env.STORYBOOK_ORIGIN = server.origin;
  return server.close;
};

// oxlint-disable-next-line import/no-default-export -- Playwright calls a default export
export default globalSetup;

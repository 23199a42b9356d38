import { spawn } from 'node:child_process';
import path from 'node:path';
import { sampleContent } from '../../../tools/content/contentFolder.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Builds the sample's site as `npm run build` does the company's.
 *
 * @param env Variables of the build, such as `OUT_DIR`. @default none
 * @throws When it cannot be built; why is on the console.
 */
export const buildSite = (env: Record<string, string> = {}): Promise<void> =>
  new Promise((resolve, reject) => {
    const tools = path.join(root, 'node_modules/.bin');
    const build = spawn(path.join(tools, 'tsx'), [path.join(root, 'tools/build/build.ts')], {
      cwd: root,
      stdio: 'inherit',
      // The tools call each other by name.
      env: {
        ...process.env,
        CONTENT_DIR: sampleContent,
        PATH: `${tools}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    });
    build.on('error', reject);
    build.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The site could not be built'));
    });
  });

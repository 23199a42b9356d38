/**
 * Publishes the stories to Chromatic (`npm run chromatic`), or says what is missing. Chromatic captures the stories that a
 * change can reach by the module list of Storybook's build, and all stories where the list cannot tell. It does not know
 * that the foundation pages count what all sources use: `npm run visual` sees those changes.
 */
import { spawnSync } from 'node:child_process';
import { beyondBundle } from '../changed/selectStories.ts';

const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

const missing = `Nothing was published: ${TOKEN} is not set.

1. Sign in at https://www.chromatic.com with the account of the repository and add a project.
2. Copy the project's token (Manage, Configure).
3. Here:      ${TOKEN}=... npm run chromatic
   In GitHub: Settings, Secrets and variables, Actions, new secret ${TOKEN}

Changes of the look are found without it too: npm run visual`;

if (process.env[TOKEN]?.trim()) {
  const { status, error } = spawnSync(
    'chromatic',
    [
      '--exit-zero-on-changes',
      '--build-script-name=build-storybook',
      '--only-changed',
      ...beyondBundle.map((place) => `--externals=${place}`),
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
  if (error) console.error(`Chromatic could not be started: ${error.message}`);
  process.exitCode = status ?? 1;
} else {
  console.error(missing);
  process.exitCode = 1;
}

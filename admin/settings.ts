/** Where the editor saves: in a folder of the computer, and at a git host if the build was told one. */
import type { GitBackend } from '@sveltia/cms';

export interface EditorSettings {
  host: 'none' | 'github' | 'gitlab' | 'gitea';
  backend: GitBackend;
}

/** The editor wants a host in any case; the button that would ask it for a token is not shown. */
const noHost: EditorSettings = {
  host: 'none',
  backend: { name: 'gitea', repo: 'no/host', auth_methods: ['token'], app_id: 'none' },
};

const HOSTS = ['github', 'gitlab', 'gitea'] as const;

/**
 * Reads the settings of the build: `ADMIN_REPO` such as `github:company/site`, `ADMIN_BRANCH`, for a host of one's own
 * `ADMIN_HOST`, and for a sign-in without a token `ADMIN_SIGN_IN` and `ADMIN_APP_ID`.
 *
 * @throws When they cannot be understood.
 */
export function editorSettings(env: Readonly<Record<string, string | undefined>>): EditorSettings {
  const { ADMIN_REPO, ADMIN_BRANCH, ADMIN_HOST, ADMIN_SIGN_IN, ADMIN_APP_ID } = env;
  if (!ADMIN_REPO) return noHost;
  const [, name = '', repo = ''] = /^(\w+):([\w.-]+(?:\/[\w.-]+)+)$/.exec(ADMIN_REPO) ?? [];
  const host = HOSTS.find((known) => known === name);
  if (!host) {
    throw new Error(
      `ADMIN_REPO must be ${HOSTS.join(', ')} with a colon and the repository, such as github:company/site; it is ${ADMIN_REPO}`,
    );
  }
  const root = ADMIN_HOST && new URL(ADMIN_HOST).origin;
  const apiPaths = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };
  const isTokenAlone = !ADMIN_SIGN_IN && !ADMIN_APP_ID;
  const signIn = ADMIN_SIGN_IN ?? root;
  return {
    host,
    backend: {
      name: host,
      repo,
      branch: ADMIN_BRANCH || 'main',
      ...(root && { api_root: `${root}${apiPaths[host]}` }),
      ...(signIn && { base_url: signIn }),
      ...(ADMIN_APP_ID && { app_id: ADMIN_APP_ID }),
      ...(ADMIN_APP_ID && host === 'gitlab' && { auth_type: 'pkce' }),
      ...(isTokenAlone && { auth_methods: ['token'] }),
    } as GitBackend,
  };
}

/** The origins that the editor asks, for the security policy of its page alone. */
export function editorOrigins({ host, backend }: EditorSettings): string[] {
  if (host === 'none') return [];
  const { api_root: api, base_url: signIn } = backend;
  const usual = {
    github: ['https://api.github.com', 'https://www.githubstatus.com'],
    gitlab: ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
    gitea: ['https://gitea.com'],
  };
  const own = [api, signIn].flatMap((address) => (address ? [new URL(address).origin] : []));
  return [...new Set(api ? own : [...usual[host], ...own])];
}

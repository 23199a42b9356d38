/**
 * A fake GitHub with the REST and GraphQL calls that the editor makes. It holds the sample with its pictures, keeps the
 * commits, and refuses a commit that is not on top of the last one.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { contentFiles } from '../../../tools/content/contentChecks.ts';
import { sampleContent } from '../../../tools/content/contentFolder.ts';

const FOLDER = 'src/content';
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

interface CommitInput {
  expectedHeadOid: string;
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

const oidOf = (bytes: Buffer | string) => createHash('sha1').update(bytes).digest('hex');

export class FakeGitHub {
  readonly origin = 'https://github.company.example';
  /** The paths of each commit, the first first. */
  readonly commits: string[][] = [];
  /** How many of the next commits it does not answer as it should. */
  failing = 0;
  private readonly files: Map<string, Buffer>;

  /** @param pictures Files of `src/content/pictures`, as `folder/name.ending`. */
  constructor(pictures: readonly string[]) {
    this.files = new Map([
      ...contentFiles.map(
        (file) => [`${FOLDER}/${file}`, fs.readFileSync(path.join(sampleContent, file))] as const,
      ),
      ...pictures.map((file) => [`${FOLDER}/pictures/${file}`, Buffer.from(file)] as const),
    ]);
  }

  private get head() {
    return oidOf(`commit ${this.commits.length}`);
  }

  read(file: string): Buffer {
    return this.files.get(file) ?? Buffer.alloc(0);
  }

  /** Somebody else commits a change of a content file. */
  push(name: string, change: (text: string) => string) {
    const file = `${FOLDER}/${name}`;
    this.files.set(file, Buffer.from(change(this.read(file).toString('utf8'))));
    this.commits.push([file]);
  }

  async attachTo(context: BrowserContext) {
    await context.route('https://www.githubstatus.com/**', (route) =>
      route.fulfill({ headers: CORS, json: { status: { indicator: 'none' } } }),
    );
    await context.route(`${this.origin}/**`, async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (request.method() === 'OPTIONS' || pathname.includes('/collaborators/')) {
        await route.fulfill({ status: 204, headers: CORS });
        return;
      }
      const [, blob] = /\/git\/blobs\/(\w+)$/.exec(pathname) ?? [];
      if (blob) {
        const body = [...this.files.values()].find((bytes) => oidOf(bytes) === blob);
        const headers = { ...CORS, 'content-type': 'application/octet-stream' };
        await route.fulfill({ headers, body: body ?? '' });
        return;
      }
      const asked = request.postData();
      const json = pathname.endsWith('/graphql')
        ? this.query(JSON.parse(asked ?? '{}') as Parameters<FakeGitHub['query']>[0])
        : this.answer(pathname);
      await route.fulfill({
        status: json === undefined ? 404 : 200,
        headers: CORS,
        json: json ?? {},
      });
    });
  }

  private answer(pathname: string): unknown {
    if (pathname.endsWith('/user')) {
      return { id: 1, login: 'nena', name: 'Nena', email: 'nena@company.example' };
    }
    if (!pathname.includes('/git/trees/')) return undefined;
    return {
      tree: [...this.files].map(([name, bytes]) => ({
        type: 'blob',
        path: name,
        sha: oidOf(bytes),
        size: bytes.length,
      })),
    };
  }

  private query({ query, variables }: { query: string; variables: { input?: CommitInput } }) {
    if (variables.input) return this.commit(query, variables.input);
    if (query.includes('defaultBranchRef')) {
      return { data: { repository: { defaultBranchRef: { name: 'main' } } } };
    }
    const contents = [...query.matchAll(/(\w+):\s*object\(oid: "(\w+)"\)/g)].map(
      ([, alias = '', oid]) => {
        const bytes = [...this.files.values()].find((file) => oidOf(file) === oid);
        return [alias, { text: bytes?.toString('utf8'), isTruncated: false }] as const;
      },
    );
    const author = { name: 'Nena', email: 'nena@company.example', user: { id: 1, login: 'nena' } };
    const node = {
      author,
      committedDate: '2026-11-20T08:00:00Z',
      oid: this.head,
      message: 'Before',
    };
    const ref = { target: { history: { nodes: [node] } } };
    const commits = [...query.matchAll(/(\w+):\s*ref\(/g)].map(
      ([, alias = '']) => [alias, ref] as const,
    );
    return { data: { repository: { ref, ...Object.fromEntries([...contents, ...commits]) } } };
  }

  private commit(query: string, { expectedHeadOid, fileChanges }: CommitInput) {
    if (this.failing > 0) {
      this.failing -= 1;
      return { data: null, errors: [{ message: 'Something went wrong' }] };
    }
    if (expectedHeadOid !== this.head) {
      return {
        data: null,
        errors: [{ message: `Expected branch to point to ${expectedHeadOid}` }],
      };
    }
    const { additions, deletions } = fileChanges;
    for (const { path: name } of deletions) this.files.delete(name);
    for (const { path: name, contents } of additions) {
      this.files.set(name, Buffer.from(contents, 'base64'));
    }
    this.commits.push(additions.map(({ path: name }) => name));
    const files = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(
      ([, alias = '', name = '']) => [alias, { oid: oidOf(this.read(name)) }] as const,
    );
    const commit = {
      oid: this.head,
      committedDate: new Date().toISOString(),
      ...Object.fromEntries(files),
    };
    return { data: { createCommitOnBranch: { commit } } };
  }
}

/** A fake git host for the editor: Gitea, because its API is the simplest. It holds the sample and keeps the commits. */
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { contentFiles } from '../../../tools/content/contentChecks.ts';
import { sampleContent } from '../../../tools/content/contentFolder.ts';

export interface HostCommit {
  branch: string;
  message: string;
  /** The files as they are from then on, by their paths. */
  files: Record<string, string>;
}

const FOLDER = 'src/content';

export class FakeGitHost {
  readonly origin = 'https://git.company.example';
  readonly commits: HostCommit[] = [];
  /** The tokens by which it was asked. */
  readonly tokens = new Set<string>();
  private readonly files = new Map(
    contentFiles.map((file) => [
      `${FOLDER}/${file}`,
      fs.readFileSync(path.join(sampleContent, file), 'utf8'),
    ]),
  );

  async attachTo(context: BrowserContext) {
    await context.route(`${this.origin}/**`, async (route) => {
      const request = route.request();
      const headers = {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-allow-methods': '*',
      };
      if (request.method() === 'OPTIONS') {
        await route.fulfill({ status: 204, headers });
        return;
      }
      this.tokens.add((await request.headerValue('authorization')) ?? '');
      const { pathname } = new URL(request.url());
      const body = request.postData();
      const json = this.answer(
        pathname.replace('/api/v1', ''),
        body ? JSON.parse(body) : undefined,
      );
      await route.fulfill(
        json === undefined ? { status: 404, headers, json: {} } : { status: 200, headers, json },
      );
    });
  }

  /** Somebody else commits a change of a content file. */
  push(name: string, change: (text: string) => string) {
    const file = `${FOLDER}/${name}`;
    const text = change(this.files.get(file) ?? '');
    this.files.set(file, text);
    this.commits.push({ branch: 'main', message: 'Theirs', files: { [file]: text } });
  }

  private answer(address: string, body: unknown): unknown {
    const repo = '/repos/company/site';
    switch (address) {
      case '/version':
        return { version: '1.24.0' };
      case '/user':
        return { id: 1, login: 'nena', full_name: 'Nena', email: 'nena@company.example' };
      case '/settings/api':
        return { default_paging_num: 30, max_response_items: 50 };
      case repo:
        return { default_branch: 'main', permissions: { pull: true, push: true } };
      case `${repo}/branches/main`:
        return { commit: { id: `commit-${this.commits.length}`, message: 'Before' } };
      case `${repo}/file-contents`: {
        const { files } = body as { files: string[] };
        return files.map((file) => ({
          path: file,
          encoding: 'base64',
          content: Buffer.from(this.files.get(file) ?? '').toString('base64'),
        }));
      }
      case `${repo}/contents`:
        return this.commit(body as Parameters<FakeGitHost['commit']>[0]);
      default:
        return address.startsWith(`${repo}/git/trees/`) ? { tree: this.tree() } : undefined;
    }
  }

  private tree() {
    return [...this.files].map(([name, text]) => ({
      type: 'blob',
      path: name,
      sha: `${name}-${this.commits.length}`,
      size: text.length,
    }));
  }

  private commit(asked: {
    branch: string;
    message: string;
    files: { path: string; content: string }[];
  }) {
    const files = Object.fromEntries(
      asked.files.map(({ path: name, content }) => [
        name,
        Buffer.from(content, 'base64').toString('utf8'),
      ]),
    );
    for (const [name, text] of Object.entries(files)) this.files.set(name, text);
    this.commits.push({ branch: asked.branch, message: asked.message, files });
    return {
      commit: { sha: `commit-${this.commits.length}`, created: new Date().toISOString() },
      files: Object.keys(files).map((name) => ({ path: name, sha: `${name}-new` })),
    };
  }
}

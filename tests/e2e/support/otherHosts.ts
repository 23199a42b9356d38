/** Hosts that answer otherwise than the preview. */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { builds } from './builds.ts';
import { listening } from '../../../tools/build/siteServer.ts';
import type { SiteServer } from '../../../tools/build/siteServer.ts';
import { readHeadersFile } from '../../../tools/build/hostingFiles.ts';
import { headersOf } from '../../../tools/build/securityHeaders.ts';

const builtSite = builds.withKeys;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface OtherHost {
  /** Whether `/name` is answered by `name/index.html`. */
  findsDocuments: boolean;
  /** What answers any other path, with which status. */
  otherwise: { file: '404.html' | 'index.html'; status: 404 | 200 };
}

/** Serves the built site; no address leads to another. */
export const startOtherHost = async ({
  findsDocuments,
  otherwise,
}: OtherHost): Promise<SiteServer> => {
  const rules = readHeadersFile(fs.readFileSync(path.join(builtSite, '_headers'), 'utf8'));
  const answerOf = (pathname: string) => {
    const names = [pathname, ...(findsDocuments ? [`${pathname}/index.html`] : [])];
    const found = names
      .map((name) => path.join(builtSite, name))
      .find((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
    return found
      ? { file: found, status: 200 }
      : { file: path.join(builtSite, otherwise.file), status: otherwise.status };
  };
  const server = http.createServer((request, response) => {
    // No URL: it would take "//products" for a host.
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const { file, status } = answerOf(decodeURI(pathname));
    response.writeHead(status, {
      ...headersOf(rules, pathname),
      'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    });
    fs.createReadStream(file).pipe(response);
  });
  return listening(server);
};

import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { readHeadersFile } from './hostingFiles.ts';
import { headersOf } from './securityHeaders.ts';

export interface SiteServer {
  origin: string;
  close: () => Promise<void>;
}

export interface SiteServerOptions {
  /** 0 takes any free port. @default 0 */
  port?: number;
  /** The folder to serve. @default 'dist' */
  folder?: string;
}

/** Has a server listen on this machine alone. */
export const listening = async (
  server: http.Server | https.Server,
  port = 0,
): Promise<SiteServer> => {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    origin: `${server instanceof https.Server ? 'https' : 'http'}://127.0.0.1:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

const listen = (port: number, handle: http.RequestListener): Promise<SiteServer> => {
  const server = http.createServer(handle);
  // It ends with its tests: a connection that is closed for idling, after 5 s otherwise, could be one just used again.
  server.keepAliveTimeout = 10 * 60_000;
  return listening(server, port);
};

type SetHeaders = (response: http.ServerResponse, pathname: string) => void;

const fileHandler = (folder: string, setHeaders: SetHeaders) =>
  sirv(folder, {
    dev: true,
    etag: true,
    // Where there is a compressed file beside the plain one.
    brotli: true,
    gzip: true,
    setHeaders,
  });

/**
 * Where a request for a document in another spelling than its own is led: `/products` for `/Products`, `/products/` and
 * `/products/index.html`. `undefined` for any other request.
 */
const ownAddress = (folder: string, pathname: string): string | undefined => {
  const own = pathname
    .replace(/\/index\.html$/i, '')
    .replace(/\/$/, '')
    .toLowerCase();
  // Never one that a browser would take for another host.
  const isAddress = own === '' || /^(?:\/[\w-]+)+$/.test(own);
  if (!isAddress || pathname === (own || '/')) return undefined;
  return fs.existsSync(path.join(folder, own, 'index.html')) ? own || '/' : undefined;
};

/**
 * Serves a folder as a static host does, with the headers of its `_headers` file: files, `name/index.html` for `/name` and
 * for no other spelling of it, and `404.html` with status 404 for anything else.
 *
 * @throws When the folder holds no built site.
 */
export const startSiteServer = async ({
  port = 0,
  folder = path.resolve(import.meta.dirname, '../../dist'),
}: SiteServerOptions = {}): Promise<SiteServer> => {
  const notFoundFile = path.join(folder, '404.html');
  if (!fs.existsSync(notFoundFile)) {
    throw new Error(`${folder} holds no built site: run "npm run build" first`);
  }
  // Read anew each time, like the files: another build may have taken their place.
  const setHeaders: SetHeaders = (response, pathname) => {
    const rules = readHeadersFile(fs.readFileSync(path.join(folder, '_headers'), 'utf8'));
    for (const [name, value] of Object.entries(headersOf(rules, pathname))) {
      response.setHeader(name, value);
    }
  };
  const serveFile = fileHandler(folder, setHeaders);
  return listen(port, (request, response) => {
    const [, pathname = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const own = ownAddress(folder, pathname);
    if (own) {
      setHeaders(response, own);
      response.writeHead(301, { Location: own + query }).end();
      return;
    }
    serveFile(request, response, () => {
      setHeaders(response, '/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      fs.createReadStream(notFoundFile).pipe(response);
    });
  });
};

/**
 * Serves the files of a folder and nothing else, such as a built Storybook. The files do not change meanwhile, so the
 * browser may cache them while it opens the same story or its frame again.
 */
export const startFileServer = (folder: string): Promise<SiteServer> => {
  const serveFile = fileHandler(folder, (response) => {
    response.setHeader('Cache-Control', 'max-age=3600');
  });
  return listen(0, (request, response) => {
    serveFile(request, response, () => {
      response.writeHead(404).end();
    });
  });
};

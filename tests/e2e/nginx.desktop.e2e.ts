/** What the build writes for nginx and docs/hosting.md says of it, on a real one. */
import fs from 'node:fs';
import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { nginxReleaseFiles, readHeadersFile } from '../../tools/build/hostingFiles.ts';
import { headersOf, inlineHashes } from '../../tools/build/securityHeaders.ts';
import { Nginx, whyNoNginx } from '../../tools/build/nginx.ts';
import { builds } from './support/builds.ts';
import { pages, products, site } from './support/content.ts';
import { copyVersion } from './support/deployment.ts';
import { expect, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

const built = builds.withKeys;
const hosting = `${built}-hosting`;
const host = new URL(site.origin).hostname;
const rules = () => readHeadersFile(fs.readFileSync(path.join(built, '_headers'), 'utf8'));

// One nginx for all tests of a group, one after the other.
test.describe.configure({ mode: 'default' });
test.skip(whyNoNginx !== undefined, whyNoNginx);

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Names and values in turn, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

const ask = (
  nginx: Nginx,
  address: string,
  {
    headers = {},
    encrypted = true,
  }: { headers?: http.OutgoingHttpHeaders; encrypted?: boolean } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: encrypted ? nginx.httpsPort : nginx.httpPort,
      path: address,
      headers: { Host: host, ...headers },
      // A connection of its own: any worker may take it.
      agent: false,
    };
    const receive = (response: http.IncomingMessage) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(parts),
        }),
      );
    };
    const request = encrypted
      ? https.get({ ...options, servername: host, rejectUnauthorized: false }, receive)
      : http.get(options, receive);
    request.on('error', reject);
  });

/** The headers that came more than once. */
const doubled = ({ rawHeaders }: Answer) => {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  return names.filter((name, index) => names.indexOf(name) !== index);
};

const layBuild = (
  folder: string,
  files: { dist: string; nginx: Record<string, string>; release: string },
) => {
  fs.mkdirSync(path.join(folder, 'dist-hosting/nginx'), { recursive: true });
  if (!fs.existsSync(path.join(folder, 'dist')))
    fs.symlinkSync(files.dist, path.join(folder, 'dist'));
  fs.writeFileSync(path.join(folder, 'dist-hosting/release'), files.release);
  for (const [name, text] of Object.entries(files.nginx)) {
    fs.writeFileSync(path.join(folder, 'dist-hosting/nginx', name), text);
  }
};

/** Starts it, does what the document says, and installs the servers. */
const serve = (nginx: Nginx, build: string) => {
  nginx.call();
  nginx.follow('Each release', build);
  nginx.install(fs.readFileSync(path.join(hosting, 'nginx.conf'), 'utf8'));
  nginx.call('-t');
  nginx.call('-s', 'reload');
};

/** Until the servers answer: the configuration is read after the command has ended. */
const untilAnswering = (nginx: Nginx) =>
  expect.poll(() => ask(nginx, '/home').then(({ status }) => status, String)).toBe(200);

test.describe('nginx', () => {
  let nginx: Nginx;
  let build: string;

  test.beforeAll(async () => {
    nginx = await Nginx.prepare();
    build = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
    layBuild(build, {
      // A link, of which the release gets a copy: nginx follows it.
      dist: built,
      release: fs.readFileSync(path.join(hosting, 'release'), 'utf8'),
      nginx: Object.fromEntries(
        fs
          .readdirSync(path.join(hosting, 'nginx'))
          .map((name) => [
            name,
            nginx.inPlace(fs.readFileSync(path.join(hosting, 'nginx', name), 'utf8')),
          ]),
      ),
    });
    serve(nginx, build);
    await untilAnswering(nginx);
  });
  test.afterAll(async () => {
    await nginx?.stop();
    if (build) fs.rmSync(build, { recursive: true });
  });

  const hashed = () => {
    const names = fs.readdirSync(path.join(built, 'assets'));
    return `/assets/${names.find((name) => name.endsWith('.js'))}`;
  };

  test('sends every page, file and unknown path with the headers of the rules, each once', async () => {
    for (const address of [
      '/',
      ...pages.map((page) => page.path),
      '/sw.js',
      '/favicon.svg',
      '/site.webmanifest',
      hashed(),
      '/no-such-page',
      '/assets/',
      '/assets/gone.js',
      '/_headers',
    ]) {
      const answer = await ask(nginx, address);
      const isThere = !/no-such|gone|_headers|assets\/$/.test(address);
      expect(answer.status, address).toBe(isThere ? 200 : 404);
      expect(doubled(answer), address).toEqual([]);
      const expected = headersOf(rules(), isThere ? address : '/404.html');
      for (const [name, value] of Object.entries(expected)) {
        expect(answer.headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      }
      if (isThere) expect(answer.body.length, address).toBeGreaterThan(0);
      else expect(answer.body.toString(), address).toContain('content="noindex"');
    }
  });

  test('sends files as what they are', async () => {
    const first = (folder: string, type: string) => {
      const names = fs.readdirSync(path.join(built, folder), { recursive: true, encoding: 'utf8' });
      return `/${folder}/${names.find((name) => name.endsWith(type))}`;
    };
    for (const [address, type] of [
      ['/home', /^text\/html; charset=utf-8$/],
      [hashed(), /^(?:text|application)\/javascript/],
      ['/site.webmanifest', /^application\/manifest\+json/],
      ['/favicon.svg', /^image\/svg\+xml/],
      [first('pictures', '.avif'), /^image\/avif$/],
      [first('pictures', '.jpg'), /^image\/jpeg$/],
      [first('assets', '.woff2'), /^font\/woff2$/],
      [first('films', '.webm'), /^video\/webm$/],
    ] as const) {
      const answer = await ask(nginx, address);
      expect(answer.status, address).toBe(200);
      expect(answer.headers['content-type'], address).toMatch(type);
    }
  });

  test('sends what is compressed, and tells caches that the answer depends on it', async () => {
    const encodings = [
      ['gzip', 'gzip'],
      ['', undefined],
      ...(nginx.hasBrotli ? [['br', 'br']] : []),
    ];
    for (const address of ['/home', hashed(), '/favicon.svg', '/no-such-page']) {
      for (const [accepted, used] of encodings) {
        const answer = await ask(nginx, address, { headers: { 'Accept-Encoding': accepted } });
        const what = `${address} for "${accepted}"`;
        expect(answer.headers['content-encoding'], what).toBe(used);
        expect(answer.headers.vary, what).toBe('Accept-Encoding');
        const again = await ask(nginx, address, {
          headers: { 'Accept-Encoding': accepted, 'If-None-Match': answer.headers.etag },
        });
        if (answer.status === 200) expect(again.status, what).toBe(304);
        expect(again.headers.vary, `${what}, again`).toBe('Accept-Encoding');
      }
    }
  });

  test('sends ranges, and to a range that is not there its headers once', async () => {
    const film = `/films/${fs.readdirSync(path.join(built, 'films')).find((name) => name.endsWith('.mp4'))}`;
    const part = await ask(nginx, film, { headers: { Range: 'bytes=10-19' } });
    expect([part.status, part.body.length]).toEqual([206, 10]);
    expect(doubled(part)).toEqual([]);
    for (const address of [film, '/home', hashed()]) {
      const beyond = await ask(nginx, address, { headers: { Range: 'bytes=999999999-' } });
      expect(beyond.status, address).toBe(416);
      expect(doubled(beyond), address).toEqual([]);
      const expected = headersOf(rules(), address);
      for (const [name, value] of Object.entries(expected)) {
        expect(beyond.headers[name.toLowerCase()], `${name} of ${address}`).toBe(value);
      }
    }
  });

  test('speaks HTTP/2', async () => {
    const session = http2.connect(`https://127.0.0.1:${nginx.httpsPort}`, {
      servername: host,
      rejectUnauthorized: false,
    });
    const stream = session.request({ ':path': '/products', ':authority': host });
    const headers = await new Promise<http2.IncomingHttpHeaders>((resolve, reject) => {
      stream.on('response', resolve);
      stream.on('error', reject);
      session.on('error', reject);
    });
    expect(session.alpnProtocol).toBe('h2');
    expect(headers[':status']).toBe(200);
    expect(headers['content-security-policy']).toBe(
      headersOf(rules(), '/products')['Content-Security-Policy'],
    );
    session.destroy();
  });

  test('leads from http to https on the site’s own name, and tells no version', async () => {
    const answer = await ask(nginx, '/products?page=2', { encrypted: false });
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(`https://${host}/products?page=2`);
    for (const [address, encrypted] of [
      ['/', false],
      ['/home', true],
      ['/no-such-page', true],
    ] as const) {
      const { headers, body } = await ask(nginx, address, { encrypted });
      expect(headers.server, address).toBe('nginx');
      expect(body.toString(), address).not.toMatch(/nginx\/\d/);
    }
  });

  test('gives no answer to whoever asks for another name', async () => {
    for (const other of ['evil.example', `${host}.evil.example`, '127.0.0.1']) {
      await expect(
        ask(nginx, '/home', { encrypted: false, headers: { Host: other } }),
        other,
      ).rejects.toThrow(/socket hang up|ECONNRESET/);
    }
    // Without any name, as HTTP 1.0 allows.
    const bare = await new Promise<string>((resolve) => {
      const socket = net.connect(nginx.httpPort, '127.0.0.1', () => {
        socket.write('GET / HTTP/1.0\r\n\r\n');
      });
      let received = '';
      socket.on('data', (part) => {
        received += part.toString();
      });
      socket.on('close', () => resolve(received));
      socket.on('error', () => resolve(received));
    });
    expect(bare).toBe('');
    for (const servername of ['evil.example', '']) {
      const ending = await new Promise<string>((resolve) => {
        const socket = tls.connect({
          host: '127.0.0.1',
          port: nginx.httpsPort,
          rejectUnauthorized: false,
          ...(servername && { servername }),
        });
        socket.on('secureConnect', () => resolve('connected'));
        socket.on('error', (error) => resolve(error.message));
      });
      expect(ending, servername).toMatch(/unrecognized name|reset/);
    }
  });

  test('leads to a page’s own address from other spellings of it', async () => {
    for (const page of ['/products', '/influencers/amihan', '/home']) {
      for (const spelling of [
        page.toUpperCase(),
        `${page}/`,
        `${page}/index.html`,
        `${page.replace(/\w/, (letter) => letter.toUpperCase())}/Index.html`,
      ]) {
        const answer = await ask(nginx, `${spelling}?page=2`);
        expect(answer.status, spelling).toBe(301);
        expect(answer.headers.location, spelling).toBe(`${page}?page=2`);
        expect(doubled(answer), spelling).toEqual([]);
      }
      const answer = await ask(nginx, page);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toContain(`rel="canonical" href="${site.origin}${page}"`);
    }
    const top = await ask(nginx, '/index.html');
    expect([top.status, top.headers.location]).toEqual([301, '/']);
  });

  test('shows pages in a browser, under the policy', async ({ consoleWatch }) => {
    const launch = await chromiumLaunch();
    const browser = await chromium.launch({
      ...launch,
      args: [...launch.args, `--host-resolver-rules=MAP ${host} 127.0.0.1:${nginx.httpsPort}`],
    });
    const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
    await consoleWatch.attachTo(context);
    const page = await context.newPage();
    await visit(page, `https://${host}/Products/`);
    await expect(page).toHaveURL(`https://${host}/products`);
    await expect(page.getByText(`${products.length} products`)).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    await browser.close();
  });

  test('complains of nothing', () => {
    expect(nginx.complaints().replaceAll(/^.*\[notice\].*\n/gm, '')).toBe('');
  });
});

test.describe('a release on nginx', () => {
  let nginx: Nginx;
  const folders = { one: '', two: '' };

  test.beforeAll(async () => {
    nginx = await Nginx.prepare();
    for (const release of ['one', 'two'] as const) {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), `build-${release}-`));
      folders[release] = folder;
      const dist = path.join(folder, 'dist');
      copyVersion(dist, `-${release}`);
      layBuild(folder, {
        dist,
        release,
        nginx: nginxReleaseFiles({
          rules: readHeadersFile(fs.readFileSync(path.join(dist, '_headers'), 'utf8')),
          pages: pages.map((page) => page.path),
          release,
          place: nginx.place,
        }),
      });
    }
    serve(nginx, folders.one);
    await untilAnswering(nginx);
  });
  test.afterAll(async () => {
    await nginx?.stop();
    for (const folder of Object.values(folders)) if (folder) fs.rmSync(folder, { recursive: true });
  });

  test('takes the place of another with page, policy and code at once, and back', async () => {
    test.slow();
    const seen = { answers: 0, one: 0, two: 0 };
    const wrong: string[] = [];
    let isOver = false;
    const visitPage = async (address: string) => {
      const page = await ask(nginx, address);
      const html = page.body.toString();
      const code = [...new Set(html.match(/\/assets\/[\w-]+\.js/g))];
      const release = code[0]?.endsWith('-one.js') ? 'one' : 'two';
      seen[release] += 1;
      const policy = page.headers['content-security-policy'] ?? '';
      const { scripts, styles } = inlineHashes([html]);
      const blocked = [...scripts, ...styles].filter((hash) => !policy.includes(hash));
      if (page.status !== 200 || code.length === 0) wrong.push(`${address}: ${page.status}`);
      if (blocked.length > 0) wrong.push(`${address} of ${release}: ${blocked.length} blocked`);
      const answers = await Promise.all(code.slice(-3).map((file) => ask(nginx, file)));
      seen.answers += 1 + answers.length;
      for (const [index, { status }] of answers.entries()) {
        if (status !== 200) wrong.push(`${code.slice(-3)[index]} of ${release}: ${status}`);
      }
    };
    const visitor = async (address: string) => {
      while (!isOver) {
        await visitPage(address).catch((error: unknown) =>
          wrong.push(`${address}: ${String(error)}`),
        );
      }
    };
    const visitors = ['/home', '/products', '/about', '/contact', '/home', '/dealership'].map(
      visitor,
    );
    const aWhile = () =>
      new Promise((resolve) => {
        setTimeout(resolve, 700);
      });
    await aWhile();
    nginx.follow('Each release', folders.two);
    await aWhile();
    for (let time = 0; time < 9; time += 1) {
      nginx.follow('Back to the release before');
      await aWhile();
    }
    isOver = true;
    await Promise.all(visitors);
    expect([...new Set(wrong)]).toEqual([]);
    expect(seen.one).toBeGreaterThan(10);
    expect(seen.two).toBeGreaterThan(10);
  });

  test('that is there already changes nothing', () => {
    const links = () =>
      ['current', 'previous'].map((name) => fs.readlinkSync(path.join(nginx.place, name)));
    const before = links();
    expect(new Set(before).size).toBe(2);
    expect(() => nginx.follow('Each release', folders.one)).toThrow(/File exists/);
    expect(links()).toEqual(before);
  });

  test('that nginx does not accept changes nothing, and is taken back', async () => {
    const policy = async () => (await ask(nginx, '/home')).headers['content-security-policy'];
    const before = await policy();
    fs.writeFileSync(path.join(folders.two, 'dist-hosting/release'), 'three');
    fs.writeFileSync(path.join(folders.two, 'dist-hosting/nginx/site.conf'), 'no such directive;');
    expect(() => nginx.follow('Each release', folders.two)).toThrow(/unknown directive "no"/);
    expect(await policy()).toBe(before);
    nginx.follow('Back to the release before');
    expect(await policy()).toBe(before);
  });
});

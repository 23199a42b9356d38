/** A real nginx of a test's own, on free ports of the loopback, with all its files in a temporary folder. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The site's folder in what the build writes and the document says. */
const DOCUMENTED_PLACE = '/var/www/lasakita';

const SEARCHED = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
];

const findProgram = (name: string) =>
  SEARCHED.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file));

const program = findProgram('nginx');

/** Why nginx cannot be tried on this machine; `undefined` where it can. */
export const whyNoNginx: string | undefined = !program
  ? 'nginx is not installed, so its configuration was not tried'
  : !findProgram('openssl')
    ? 'openssl is not installed, so nginx has no certificate and its configuration was not tried'
    : undefined;

/** What nginx was configured with when it was built, such as `modules-path`. */
const builtWith = (name: string): string | undefined => {
  const { stderr } = spawnSync(program ?? 'nginx', ['-V'], { encoding: 'utf8' });
  return new RegExp(`--${name}=(\\S+)`).exec(stderr)?.[1];
};

const brotliModule = (): string | undefined => {
  const file = path.join(
    builtWith('modules-path') ?? '/usr/lib/nginx/modules',
    'ngx_http_brotli_static_module.so',
  );
  return fs.existsSync(file) ? file : undefined;
};

const freePort = async (): Promise<number> => {
  const server = net.createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
};

/** The shell commands that docs/hosting.md gives below a heading, as they stand there. */
const documentedSteps = (heading: string): string => {
  const text = fs.readFileSync(path.join(root, 'docs/hosting.md'), 'utf8');
  const [, section = ''] = text.split(`\n### ${heading}\n`);
  const [, steps] = /^[^#]*?```sh\n([\s\S]*?)```/.exec(section) ?? [];
  if (!steps) throw new Error(`docs/hosting.md has no steps below "${heading}"`);
  return steps;
};

export class Nginx {
  readonly httpPort: number;
  readonly httpsPort: number;
  /** Whether it has the module for files compressed with brotli. */
  readonly hasBrotli = brotliModule() !== undefined;
  /** The site's folder, with the releases. */
  readonly place: string;
  private readonly folder: string;

  private constructor(folder: string, ports: readonly [number, number]) {
    this.folder = folder;
    this.place = path.join(folder, 'site');
    [this.httpPort, this.httpsPort] = ports;
  }

  /** Prepares one; it runs after the first deployment and `run`. */
  static async prepare(): Promise<Nginx> {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    const nginx = new Nginx(folder, [await freePort(), await freePort()]);
    for (const name of ['bin', 'conf.d', 'home']) fs.mkdirSync(path.join(folder, name));
    execFileSync(
      'openssl',
      `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost
       -keyout ${path.join(folder, 'key.pem')} -out ${path.join(folder, 'cert.pem')}`.split(/\s+/),
      { stdio: 'ignore' },
    );
    const mimeTypes = path.join(
      path.dirname(builtWith('conf-path') ?? '/etc/nginx/nginx.conf'),
      'mime.types',
    );
    const module = brotliModule();
    // As Debian's own, with what it writes kept in the folder.
    fs.writeFileSync(
      path.join(folder, 'nginx.conf'),
      [
        ...(module ? [`load_module ${module};`] : []),
        // Its workers must be able to read the folder.
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        'worker_processes 2;',
        `pid ${folder}/nginx.pid;`,
        `error_log ${folder}/error.log warn;`,
        'events { worker_connections 512; }',
        'http {',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (name) => `${name}_temp_path ${folder}/${name};`,
        ),
        `include ${mimeTypes};`,
        'default_type application/octet-stream;',
        'access_log off;',
        'sendfile on;',
        'gzip on;',
        `include ${folder}/conf.d/*.conf;`,
        '}',
      ].join('\n'),
    );
    // The document's steps call it by its name.
    fs.writeFileSync(
      path.join(folder, 'bin/nginx'),
      `#!/bin/sh\nexec ${program} -p ${folder} -c ${folder}/nginx.conf -e ${folder}/error.log "$@"\n`,
      { mode: 0o755 },
    );
    return nginx;
  }

  /** Installs the servers as the build wrote them, on the free ports and with a certificate of the test's own. */
  install(config: string): void {
    const installed = this.inPlace(config)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${this.httpPort}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${this.httpsPort}`)
      .replace(/ssl_certificate .*;/, `ssl_certificate ${this.folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${this.folder}/key.pem;`)
      .replace('# brotli_static on;', this.hasBrotli ? 'brotli_static on;' : '');
    fs.writeFileSync(path.join(this.folder, 'conf.d/lasakita.conf'), installed);
  }

  /** A text of the build or of the document, for the folder of this one. */
  inPlace(text: string): string {
    return text.replaceAll(DOCUMENTED_PLACE, this.place);
  }

  /**
   * Does what docs/hosting.md says below a heading.
   *
   * @param build The folder that holds `dist` and `dist-hosting`.
   * @throws When one of the steps fails.
   */
  follow(heading: string, build = path.join(this.folder, 'home')): void {
    execFileSync('sh', ['-eu', '-c', this.inPlace(documentedSteps(heading))], {
      env: {
        ...process.env,
        HOME: build,
        PATH: `${path.join(this.folder, 'bin')}${path.delimiter}${process.env.PATH}`,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  /** Starts it, or has the running one read its configuration anew, as the command line does. */
  call(...args: string[]): void {
    execFileSync(path.join(this.folder, 'bin/nginx'), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }

  /** What it has complained about. */
  complaints(): string {
    const file = path.join(this.folder, 'error.log');
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  }

  async stop(): Promise<void> {
    const pid = path.join(this.folder, 'nginx.pid');
    if (fs.existsSync(pid)) {
      // Not by its command, which refuses where the configuration is broken.
      process.kill(Number(fs.readFileSync(pid, 'utf8')));
      while (fs.existsSync(pid)) {
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
      }
    }
    fs.rmSync(this.folder, { recursive: true });
  }
}

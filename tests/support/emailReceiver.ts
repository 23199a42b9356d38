/**
 * A stand-in for the e-mail provider: a local server that speaks the one call of its protocol that the site makes, and
 * fails on demand in every way that the provider or the network can.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the next messages are answered: a status, no answer at all, or a connection that breaks. */
export type AnswerMode = 200 | 400 | 403 | 413 | 429 | 451 | 500 | 'hang' | 'cut';

export type ReceivedMessage = Record<string, string>;

export interface EmailReceiver {
  /** Where it listens, for `VITE_EMAILJS_ORIGIN`. */
  origin: string;
  /** Every message that arrived complete, whatever the answer was; oldest first. */
  messages: readonly ReceivedMessage[];
  /** How many times it was asked to send, complete or not. */
  attempts: () => number;
  answerWith: (mode: AnswerMode) => void;
  close: () => Promise<void>;
}

const texts: Record<Exclude<AnswerMode, 'hang' | 'cut'>, string> = {
  200: 'OK',
  400: 'The template ID is invalid',
  403: 'Forbidden',
  413: 'The message is too large',
  429: 'Too Many Requests',
  451: 'Unavailable For Headless Browser',
  500: 'The mail server gave up',
};

const expectedFields = [
  'lib_version',
  'user_id',
  'service_id',
  'template_id',
  'name',
  'email',
  'title',
  'message',
];

const readBody = async (request: http.IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** The fields of a multipart body, or what is wrong with it. */
const parseMessage = async (
  body: Buffer<ArrayBuffer>,
  contentType: string,
): Promise<ReceivedMessage | string> => {
  if (!contentType.startsWith('multipart/form-data')) return 'The form data is required';
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
  const missing = expectedFields.find((field) => !form.get(field));
  if (missing) return `The field ${missing} is required`;
  const repeated = expectedFields.find((field) => form.getAll(field).length > 1);
  if (repeated) return `The field ${repeated} came twice`;
  // Multipart bodies end their lines by CRLF, however the visitor's browser did.
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value.name,
    ]),
  );
};

export const startEmailReceiver = async (): Promise<EmailReceiver> => {
  const messages: ReceivedMessage[] = [];
  let attempts = 0;
  let mode: AnswerMode = 200;

  const handle = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type',
        'content-type': 'text/plain; charset=utf-8',
      });
      response.end(text);
    };
    if (request.method === 'OPTIONS') return answer(204, '');
    if (request.url !== '/api/v1.0/email/send-form') return answer(404, 'Not Found');
    if (request.method !== 'POST') return answer(405, 'Method Not Allowed');
    attempts += 1;
    const body = await readBody(request);
    const message = await parseMessage(body, request.headers['content-type'] ?? '');
    if (typeof message === 'string') return answer(400, message);
    messages.push(message);
    if (mode === 'hang') return undefined;
    if (mode === 'cut') return void request.socket.destroy();
    return answer(mode, texts[mode]);
  };

  const server = http.createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    messages,
    attempts: () => attempts,
    answerWith: (next) => {
      mode = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** What the tested build knows of the e-mail provider. Nothing listens there: each test has a receiver of its own. */
export const MAIL_ORIGIN = 'http://127.0.0.1:4179';

export const MAIL_KEYS = {
  publicKey: 'test-public-key',
  serviceId: 'test-service',
  templateId: 'test-template',
};

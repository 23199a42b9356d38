/** Where the builds lie that are tested: two of the sample, and that of what the company edits. */
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

export const builds = {
  /** Its contact form posts to `MAIL_ORIGIN`. */
  withKeys: path.join(root, 'dist-e2e'),
  /** It has no e-mail keys. */
  plain: path.join(root, 'dist-e2e-plain'),
  /** As `npm run build` leaves it. */
  company: path.join(root, 'dist'),
};

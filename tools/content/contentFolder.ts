import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What the company edits. */
export const companyContent = path.join(root, 'src/content');

/** What tests, stories and captures stand on, so that no edit of the company's changes them; `tests/sample/README.md`. */
export const sampleContent = path.join(root, 'tests/sample');

/** The content folder of the build, which sources import as `@content/`: the company's, or the one in `CONTENT_DIR`. */
export const contentFolder = process.env.CONTENT_DIR
  ? path.resolve(root, process.env.CONTENT_DIR)
  : companyContent;

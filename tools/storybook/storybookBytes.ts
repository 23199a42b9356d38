/**
 * Checks what the built Storybook weighs against `bytes.storybook` in `budgets.json`: every file as it lies on the disk. A
 * word names another folder than `storybook-static`.
 */
import fs from 'node:fs';
import path from 'node:path';
import budgets from '../../budgets.json' with { type: 'json' };
import { filesIn } from '../build/filesIn.ts';

/** How many of the largest files a fault names. */
const NAMED_FILES = 12;

/** What is wrong with the bytes of a folder, with its largest files; `undefined` when it keeps within the budget. */
export const weightFault = (folder: string, budget: number): string | undefined => {
  const files = filesIn(folder)
    .map((file) => ({ name: path.relative(folder, file), bytes: fs.statSync(file).size }))
    .toSorted((first, second) => second.bytes - first.bytes);
  if (files.length === 0) return `${folder} is empty`;
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= budget) return undefined;
  const largest = files.slice(0, NAMED_FILES);
  return [
    `${total} bytes are ${total - budget} over the budget of ${budget}. The largest files:`,
    ...largest.map(({ name, bytes }) => `${String(bytes).padStart(10)}  ${name}`),
  ].join('\n');
};

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..');
  const folder = path.resolve(root, process.argv[2] ?? 'storybook-static');
  const budget = budgets.bytes.storybook;
  const fault = weightFault(folder, budget);
  if (fault) {
    console.error(`${path.relative(root, folder)}: ${fault}`);
    process.exitCode = 1;
  } else console.log(`The Storybook keeps within its budget of ${budget} bytes`);
}

/** What the checks of each component came to: one file each, as several workers write them at once. */
import fs from 'node:fs';
import path from 'node:path';
import type { ComponentChecks } from '../../.storybook/statusReport.ts';

const folder = path.resolve(import.meta.dirname, '../../test-results/checks');

/** What was found wrong, by check: one that found nothing has passed, one that had nothing to look at is left out. */
export type CheckFaults = Partial<Record<keyof ComponentChecks, string[]>>;

const fileOf = (component: string) => path.join(folder, `${component}.json`);

export const writeChecks = (component: string, faults: CheckFaults): void => {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(fileOf(component), JSON.stringify(faults));
};

/** What the last run found, where it looked at the component. */
export const readChecks = (component: string): CheckFaults | undefined => {
  const file = fileOf(component);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as CheckFaults)
    : undefined;
};

/** What the proof found, gathered from the workers and set in a table. */
import fs from 'node:fs';
import path from 'node:path';
import { resultsFolder } from './storyList.ts';

export const proofFolder = path.join(resultsFolder, 'proof');

export type ProofRecord =
  | {
      name: string;
      /** In how many stories the fault was planted. */
      planted: number;
      /** In how many of them it was seen. */
      seen: number;
      /** The fewest pixels that differed where it was seen. */
      fewest: number;
    }
  | { name: string; repeated: number; alarms: number };

export const writeProof = (record: ProofRecord) => {
  fs.mkdirSync(proofFolder, { recursive: true });
  const file = `${record.name.replaceAll(/[^a-zA-Z0-9]+/g, '-')}.json`;
  fs.writeFileSync(path.join(proofFolder, file), JSON.stringify(record));
};

const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);

/** @param records - of one run of the proof. */
export const proofTable = (records: ProofRecord[]): string => {
  const faults = records.filter((record) => 'planted' in record);
  const repeats = records.filter((record) => 'repeated' in record);
  const planted = sum(faults.map((record) => record.planted));
  const seen = sum(faults.map((record) => record.seen));
  const rows = [
    ['Planted fault', 'Seen', 'Fewest px'],
    ...faults.map(({ name, seen: found, planted: all, fewest }) => [
      name,
      `${found} of ${all}`,
      found > 0 ? String(fewest) : '',
    ]),
  ];
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const share = planted === 0 ? 0 : (100 * seen) / planted;
  return [
    ...lines,
    '',
    `Detected: ${seen} of ${planted} (${share.toFixed(share === 100 ? 0 : 1)} %)`,
    `False alarms: ${sum(repeats.map(({ alarms }) => alarms))} in ${sum(repeats.map(({ repeated }) => repeated))} unchanged captures`,
  ].join('\n');
};

export const readProof = (): ProofRecord[] => {
  if (!fs.existsSync(proofFolder)) return [];
  return fs
    .readdirSync(proofFolder)
    .toSorted()
    .map(
      (name) => JSON.parse(fs.readFileSync(path.join(proofFolder, name), 'utf8')) as ProofRecord,
    );
};

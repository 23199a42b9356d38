/** What the captures of a run came to: one file each, as several workers write them at once. */
import fs from 'node:fs';
import path from 'node:path';
import type { Box } from './pixels.ts';
import { resultsFolder } from './storyList.ts';

const recordFolder = path.join(resultsFolder, 'captures');

export interface CaptureRecord {
  key: string;
  storyId: string;
  /** The title of its stories, such as `Components/Media/Picture`. */
  title: string;
  /** The story's file, from the project's folder. */
  file: string;
  /** Its component's file, where it has one. */
  component?: string;
  status: 'same' | 'accepted' | 'missing' | 'changed' | 'failed';
  ms: number;
  /** How often it was taken: more than once when the first did not match. */
  takes: number;
  /** How often the browser was lost over it and started anew. */
  losses: number;
  /** Why it failed. */
  error?: string;
  difference?: {
    count: number;
    isExact: boolean;
    box: Box;
    /** The part of the picture that differs, of 1. */
    share: number;
  };
}

export type Shot = 'before' | 'after' | 'difference';

const stemOf = (key: string) => path.join(recordFolder, key.replaceAll('/', '--'));

const shotFile = (key: string, shot: Shot) => `${stemOf(key)}.${shot}.webp`;

/** Keeps what a capture came to, and the pictures that a person needs to judge it. */
export const writeRecord = (record: CaptureRecord, shots: Partial<Record<Shot, Buffer>> = {}) => {
  fs.mkdirSync(recordFolder, { recursive: true });
  for (const [shot, image] of Object.entries(shots)) {
    fs.writeFileSync(shotFile(record.key, shot as Shot), image);
  }
  fs.writeFileSync(`${stemOf(record.key)}.json`, JSON.stringify(record));
};

/** As Playwright calls the pictures that its report lays over each other. */
const attachedAs: Record<Shot, string> = {
  before: 'look-expected.webp',
  after: 'look-actual.webp',
  difference: 'look-diff.webp',
};

/** The pictures as attachments of a test. */
export const attachmentsOf = (key: string, shots: readonly Shot[]) =>
  shots.map((shot) => ({
    name: attachedAs[shot],
    contentType: 'image/webp',
    path: shotFile(key, shot),
  }));

/** Takes away what an earlier run left. */
export const clearRecords = () => fs.rmSync(recordFolder, { recursive: true, force: true });

export const readRecords = (): CaptureRecord[] => {
  if (!fs.existsSync(recordFolder)) return [];
  return fs
    .readdirSync(recordFolder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map(
      (name) => JSON.parse(fs.readFileSync(path.join(recordFolder, name), 'utf8')) as CaptureRecord,
    );
};

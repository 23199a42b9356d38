/** Writes what a run came to, for people: the page, and what is said of it below a pull request. */
import fs from 'node:fs';
import path from 'node:path';
import type { CaptureRecord } from './records.ts';
import { reportFile, reportPage } from './report.ts';
import { reviewOf, type Since } from './review.ts';
import { commentFile, commentOf } from './reviewComment.ts';

/** Takes away what an earlier run wrote. */
export const clearReview = () => {
  for (const file of [reportFile, commentFile]) fs.rmSync(file, { force: true });
};

/** Says which page there is to look at, if there is any. */
export const writeReview = async (
  records: readonly CaptureRecord[],
  since?: Since,
): Promise<string | undefined> => {
  const review = reviewOf(records, since);
  fs.mkdirSync(path.dirname(commentFile), { recursive: true });
  fs.writeFileSync(commentFile, commentOf(review));
  if (review.components.length === 0) return undefined;
  fs.writeFileSync(reportFile, await reportPage(review));
  return reportFile;
};

/**
 * Has the captures of several machines in one report: Playwright merges what each left in its blob, and this reads the records back
 * (`npm run visual:merge`).
 */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { clearRecords, readRecords, recordOf, writeRecord } from './records.ts';
import { writeReview } from './writeReview.ts';

// oxlint-disable-next-line import/no-default-export -- Playwright asks for it
export default class MergedReport implements Reporter {
  onBegin() {
    clearRecords();
  }

  onTestEnd(_test: TestCase, { attachments }: TestResult) {
    const found = recordOf(attachments);
    if (found) writeRecord(found.record, found.shots);
  }

  async onEnd() {
    await writeReview(readRecords());
  }
}

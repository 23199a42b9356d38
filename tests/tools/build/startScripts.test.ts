import { expect, test } from 'vitest';
import { namedScripts } from '../../../tools/build/pageBytes.ts';
import { bundleStartScripts } from '../../../tools/build/startScripts.ts';

test('the scripts of a document are small, whole, and name the files of its code', async () => {
  const { head, plainPage, fetchCode } = await bundleStartScripts();
  const last = fetchCode(['/assets/core-1.js', '/assets/index-2.js']);
  expect(namedScripts(last)).toEqual(['assets/core-1.js', 'assets/index-2.js']);
  for (const script of [head, plainPage, last]) {
    // An import of another file would be asked for before anything can be pressed.
    expect(script).not.toMatch(/\bimport\s*["'{]|from\s*["']|__FILES__/);
    expect(script.match(/<\/script>/g)).toHaveLength(1);
  }
  // Every document carries them.
  expect(head.length + plainPage.length + fetchCode([]).length).toBeLessThan(2400);
});

import { expect } from 'vitest';

/** A dialog takes no press in its first moment: a press that no test of its own waits for would go nowhere. */
export const untilPressable = async () => {
  await expect.poll(() => 'settling' in document.documentElement.dataset).toBe(false);
};

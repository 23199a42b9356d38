import { configure } from 'mobx';
import { afterEach, beforeEach, vi } from 'vitest';

configure({ enforceActions: 'always' });

// MobX only warns when state changes outside an action: here every warning that a test does not expect fails it.
const warnings: string[] = [];
beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
    warnings.push(args.map(String).join(' '));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  if (warnings.length > 0) throw new Error(`Unexpected console.warn:\n${warnings.join('\n')}`);
});

import { vi } from 'vitest';

/** Catches the warnings of a test that provokes them: any other would fail it. */
export const catchWarnings = (): string[] => {
  const caught: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((...args: unknown[]) => {
    caught.push(args.map(String).join(' '));
  });
  return caught;
};

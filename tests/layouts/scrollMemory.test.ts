import { describe, expect, it } from 'vitest';
import { createScrollMemory } from '@/layouts/SiteLayout/scrollMemory';

const createStorage = (content?: string) => {
  const kept = new Map<string, string>(content === undefined ? [] : [['lasakita:scroll', content]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
};

describe('scrollMemory (ROUTE-4)', () => {
  it('knows each entry’s offset, after a reload too', () => {
    const storage = createStorage();
    const memory = createScrollMemory(() => storage);
    memory.write('a', 120);
    memory.write('b', 40);
    memory.write('a', 130);
    const reloaded = createScrollMemory(() => storage);
    expect(
      [memory, reloaded].map((each) => [each.read('a'), each.read('b'), each.read('c')]),
    ).toEqual([
      [130, 40, undefined],
      [130, 40, undefined],
    ]);
  });

  it('forgets the oldest of more than fifty entries', () => {
    const memory = createScrollMemory(() => createStorage());
    for (let index = 0; index < 60; index += 1) memory.write(`entry ${index}`, index);
    memory.write('entry 10', 10);
    memory.write('last', 1);
    expect(memory.read('entry 9')).toBeUndefined();
    expect(memory.read('entry 10')).toBe(10);
    expect(memory.read('entry 59')).toBe(59);
  });

  it.each(['', 'nonsense', '{}', '[1]', '[["a","b"]]', 'null'])(
    'begins anew when storage holds %j',
    (content) => {
      const memory = createScrollMemory(() => createStorage(content));
      expect(memory.read('a')).toBeUndefined();
      memory.write('a', 5);
      expect(memory.read('a')).toBe(5);
    },
  );

  it('knows what a later document kept, when Back brings this one back', () => {
    const storage = createStorage();
    const memory = createScrollMemory(() => storage);
    memory.write('a', 120);
    createScrollMemory(() => storage).write('b', 40);
    memory.readAgain();
    expect([memory.read('a'), memory.read('b')]).toEqual([120, 40]);
  });

  it('keeps to its own memory where there is no storage', () => {
    const memory = createScrollMemory(() => null);
    memory.write('a', 5);
    memory.readAgain();
    expect(memory.read('a')).toBe(5);
  });

  it('keeps to its own memory where storage is forbidden or full', () => {
    const memory = createScrollMemory(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    memory.write('a', 5);
    expect(memory.read('a')).toBe(5);
  });
});

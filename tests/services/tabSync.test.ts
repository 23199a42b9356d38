import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHANNEL_NAME, GATHER_TIME, MAX_LENGTH, startTabSync } from '@/services/tabSync';
import type { SyncedPart, TabChannel } from '@/services/tabSync';

/** A part that holds a text, refuses everything else, and calls back even when another tab changed it. */
const createPart = (initial: string) => {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: string) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => value,
    apply: (next: unknown) => {
      if (typeof next !== 'string') return false;
      set(next);
      return true;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    listeners,
  } satisfies SyncedPart & Record<string, unknown>;
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const gather = () => wait(GATHER_TIME + 100);
/** As long as a busy machine may take. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5000 });

const stops: (() => void)[] = [];
const channels: BroadcastChannel[] = [];
let heard: unknown[] = [];

const openTab = (value = 'empty', whitelist = ['products']) => {
  const products = createPart(value);
  const secret = createPart(`secret of ${value}`);
  stops.push(startTabSync({ whitelist, parts: { products, secret } }));
  return { products, secret };
};

/** A script of the same origin that hears all and says what it likes. */
const openStranger = () => {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  heard = [];
  channel.onmessage = (event) => heard.push((event as MessageEvent).data);
  channels.push(channel);
  return channel;
};

let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const channel of channels.splice(0)) channel.close();
  if (complaints.mock.calls.length > 0) throw new Error('Something complained on the console.');
});

describe('tabs (STATE-2), over real channels', () => {
  it('use the channel of the specification', () => {
    expect(CHANNEL_NAME).toBe('redux_state_sync');
  });

  it('a new one asks, and takes the state of another', async () => {
    openTab('what is there');
    await gather();
    const late = openTab();
    await eventually(() => expect(late.products.read()).toBe('what is there'));
  });

  it('a new one gets the state even of a tab that is hardly older', async () => {
    openTab('what is there');
    await wait(20);
    const late = openTab();
    await eventually(() => expect(late.products.read()).toBe('what is there'));
  });

  it('a new one takes the first answer and no other', async () => {
    openTab('the state of all');
    openTab('the state of all');
    await gather();
    const late = openTab();
    const apply = vi.spyOn(late.products, 'apply');
    await gather();
    expect(apply).toHaveBeenCalledOnce();
  });

  it('hear of each change, both ways', async () => {
    const one = openTab();
    const other = openTab();
    await gather();
    one.products.set('from one');
    await eventually(() => expect(other.products.read()).toBe('from one'));
    other.products.set('from the other');
    await eventually(() => expect(one.products.read()).toBe('from the other'));
  });

  it('five of them end alike, though all change at once, again and again', async () => {
    const tabs = Array.from({ length: 5 }, (_, index) => openTab(`start ${index}`));
    await gather();
    for (let round = 0; round < 3; round += 1) {
      for (const [index, tab] of tabs.entries()) tab.products.set(`tab ${index}, ${round}`);
      await wait(20);
    }
    await eventually(() => {
      const values = new Set(tabs.map((tab) => tab.products.read()));
      expect([...values]).toEqual([expect.stringMatching(/^tab \d, 2$/)]);
    });
  });

  it('do not echo: a change is said once, whoever hears it', async () => {
    const tabs = [openTab(), openTab(), openTab()];
    await gather();
    openStranger();
    tabs[0]?.products.set('once');
    await wait(400);
    expect(tabs.map((tab) => tab.products.read())).toEqual(['once', 'once', 'once']);
    expect(heard).toHaveLength(1);
  });

  it('send rapid changes together, and nothing for a change that was undone', async () => {
    const tab = openTab('at rest');
    await gather();
    openStranger();
    for (let letter = 0; letter < 50; letter += 1) tab.products.set(`typed ${letter}`);
    await gather();
    expect(heard).toHaveLength(1);
    expect(heard[0]).toContain('typed 49');
    tab.products.set('something else');
    tab.products.set('typed 49');
    await gather();
    expect(heard).toHaveLength(1);
  });

  it('keep what is not on the whitelist to themselves, and take it from nobody', async () => {
    const one = openTab('mine');
    const other = openTab('mine');
    const stranger = openStranger();
    await gather();
    one.secret.set('private');
    one.products.set('public');
    await gather();
    const entry = { value: 'pushed', count: 9, by: 0 };
    stranger.postMessage(JSON.stringify({ parts: { secret: entry, products: entry } }));
    await gather();
    expect(other.secret.read()).toBe('secret of mine');
    expect(one.secret.read()).toBe('private');
    expect(other.products.read()).toBe('pushed');
    expect(heard.join()).not.toMatch(/secret|private/);
  });

  it('fall silent when disposed', async () => {
    const one = openTab();
    const other = openTab();
    await gather();
    stops[1]?.();
    one.products.set('unheard');
    await gather();
    expect(other.products.read()).toBe('empty');
    expect(other.products.listeners.size).toBe(0);
  });

  it('go on after a message that cannot be understood, and take over nothing of it', async () => {
    const one = openTab();
    const other = openTab();
    const stranger = openStranger();
    await gather();
    const entry = { value: 'evil', count: 3, by: 0 };
    for (const message of [
      undefined,
      null,
      'not JSON',
      '[]',
      'null',
      { parts: { products: entry } },
      new Map([['parts', { products: entry }]]),
      new Uint8Array(8),
      JSON.stringify({ products: entry }),
      JSON.stringify({ parts: [entry] }),
      JSON.stringify({ parts: { products: 'evil' } }),
      JSON.stringify({ parts: { products: { ...entry, count: -1 } } }),
      JSON.stringify({ parts: { products: { ...entry, count: 2 ** 50 } } }),
      JSON.stringify({ parts: { products: { ...entry, by: 'x' } } }),
      JSON.stringify({ parts: { products: { ...entry, value: 7 } } }),
      `{"parts":{"__proto__":${JSON.stringify(entry)}}}`,
      JSON.stringify({ parts: { products: { ...entry, value: 'x'.repeat(MAX_LENGTH) } } }),
    ]) {
      stranger.postMessage(message);
    }
    await gather();
    expect(one.products.read()).toBe('empty');
    one.products.set('still talking');
    await eventually(() => expect(other.products.read()).toBe('still talking'));
  });
});

describe('a tab, message by message', () => {
  const listen = () => {
    const said: unknown[] = [];
    const channel: TabChannel = {
      postMessage: (text) => said.push(JSON.parse(String(text))),
      close: () => undefined,
      onmessage: null,
    };
    const products = createPart('mine');
    const whitelist = ['products'];
    stops.push(startTabSync({ whitelist, parts: { products }, openChannel: () => channel }));
    const hear = (message: unknown) =>
      channel.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
    return { products, said, hear };
  };

  it('takes the state of an older tab over its own, and hands that on', async () => {
    const { products, said, hear } = listen();
    expect(said).toEqual([{ ask: true }]);
    const ofElder = { products: { value: 'of the elder', count: 0, by: 1 } };
    hear({ parts: ofElder });
    hear({ ask: true });
    await gather();
    expect(said.slice(1)).toEqual([{ parts: ofElder }]);
    hear({ parts: { products: { value: 'of the younger', count: 0, by: Date.now() + 1000 } } });
    expect(products.read()).toBe('of the elder');
  });

  it('answers those who ask in one moment by one message', async () => {
    const { said, hear } = listen();
    for (let asker = 0; asker < 20; asker += 1) hear({ ask: true });
    await gather();
    expect(said.slice(1)).toEqual([
      { parts: { products: { value: 'mine', count: 0, by: expect.any(Number) } } },
    ]);
  });

  it('loses nothing that changed here to an older change that arrives before it was sent', async () => {
    const { products, said, hear } = listen();
    products.set('changed here');
    const younger = Date.now() + 1000;
    hear({ parts: { products: { value: 'changed there', count: 1, by: younger } } });
    expect(products.read()).toBe('changed here');
    await gather();
    expect(said.at(-1)).toMatchObject({ parts: { products: { value: 'changed here', count: 1 } } });
  });
});

describe('without a whitelist or a channel', () => {
  const createChannel = () => {
    const channel: TabChannel = {
      postMessage: vi.fn<() => void>(),
      close: vi.fn<() => void>(),
      onmessage: null,
    };
    return { channel, openChannel: vi.fn<() => TabChannel>(() => channel) };
  };

  it('the whitelist is empty by default: no channel is opened and nobody listens', () => {
    const products = createPart('x');
    const { openChannel } = createChannel();
    startTabSync({ parts: { products }, openChannel })();
    expect(openChannel).not.toHaveBeenCalled();
    expect(products.listeners.size).toBe(0);
  });

  it('a name that is no part opens none either, not even one that every object has', () => {
    const { openChannel } = createChannel();
    const whitelist = ['dealers', 'constructor', '__proto__'];
    startTabSync({ whitelist, parts: { products: createPart('x') }, openChannel })();
    expect(openChannel).not.toHaveBeenCalled();
  });

  it('works where BroadcastChannel is missing', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const tab = openTab('alone');
    tab.products.set('still alone');
    expect(tab.products.read()).toBe('still alone');
    vi.unstubAllGlobals();
  });

  it('works where a channel may not be opened, or refuses a message', async () => {
    const parts = { products: createPart('x') };
    const forbidden = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    startTabSync({ whitelist: ['products'], parts, openChannel: forbidden })();
    const { channel } = createChannel();
    channel.postMessage = forbidden;
    stops.push(startTabSync({ whitelist: ['products'], parts, openChannel: () => channel }));
    parts.products.set('y');
    await gather();
    expect(parts.products.read()).toBe('y');
  });

  it('a part that breaks on reading or taking over breaks nothing else', async () => {
    const broken: SyncedPart = {
      read: () => {
        throw new Error('broken');
      },
      apply: () => {
        throw new Error('broken');
      },
      subscribe: () => () => undefined,
    };
    const { channel } = createChannel();
    const products = createPart('x');
    const whitelist = ['broken', 'products'];
    stops.push(
      startTabSync({ whitelist, parts: { broken, products }, openChannel: () => channel }),
    );
    const entry = { value: 'taken over', count: 1, by: 0 };
    const message = { parts: { broken: entry, products: entry } };
    channel.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
    expect(products.read()).toBe('taken over');
  });
});

describe('what comes over the channel, whatever it is', () => {
  const message = fc.record(
    {
      ask: fc.oneof(fc.boolean(), fc.anything()),
      parts: fc.oneof(
        fc.dictionary(
          fc.constantFrom('products', 'secret', '__proto__', 'constructor'),
          fc.oneof(
            fc.record({ value: fc.anything(), count: fc.anything(), by: fc.anything() }),
            fc.record({ value: fc.jsonValue(), count: fc.integer(), by: fc.double() }),
            fc.anything(),
          ),
        ),
        fc.anything(),
      ),
    },
    { requiredKeys: [] },
  );
  const asText = (value: unknown) => {
    try {
      return JSON.stringify(value);
    } catch {
      return undefined;
    }
  };
  const anything = fc.oneof(fc.anything(), fc.string(), fc.json(), message, message.map(asText));

  it('never throws, never reaches a part that is not listed, and hands on texts at most', () => {
    const products = createPart('x');
    const secret = createPart('untouched');
    const channel: TabChannel = {
      postMessage: () => undefined,
      close: () => undefined,
      onmessage: null,
    };
    const parts = { products, secret };
    stops.push(startTabSync({ whitelist: ['products'], parts, openChannel: () => channel }));
    const isFine = (data: unknown) => {
      channel.onmessage?.({ data } as MessageEvent);
      return typeof products.read() === 'string' && secret.read() === 'untouched';
    };
    expect(() => fc.assert(fc.property(anything, isFine), { numRuns: 1000 })).not.toThrow();
    expect(({} as Record<string, unknown>).value).toBeUndefined();
  });
});

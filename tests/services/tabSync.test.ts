import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_LENGTH, parseMessage } from '@/services/tabMessages';
import { CHANNEL_NAME, GATHER_TIME, SETTLE_TIME, createTabSync } from '@/services/tabSync';
import type { SyncedPart, TabChannel, TabSync } from '@/services/tabSync';

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
const settle = () => wait(SETTLE_TIME + 100);
const gather = () => wait(GATHER_TIME + 100);
/** As long as a busy machine may take. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5000 });

const syncs: TabSync[] = [];
const channels: BroadcastChannel[] = [];
let heard: unknown[] = [];

const openTab = (value = 'empty', whitelist = ['products']) => {
  const products = createPart(value);
  const secret = createPart(`secret of ${value}`);
  syncs.push(createTabSync({ whitelist, parts: { products, secret } }));
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
  for (const sync of syncs.splice(0)) sync.dispose();
  for (const channel of channels.splice(0)) channel.close();
  if (complaints.mock.calls.length > 0) throw new Error('Something complained on the console.');
});

describe('tabs (STATE-2), over real channels', () => {
  it('use the channel of the specification', () => {
    expect(CHANNEL_NAME).toBe('redux_state_sync');
  });

  it('a new one asks, and takes the state of another', async () => {
    openTab('what is there');
    await settle();
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
    await settle();
    const late = openTab();
    const apply = vi.spyOn(late.products, 'apply');
    await settle();
    expect(apply).toHaveBeenCalledOnce();
  });

  it('hear of each change, both ways', async () => {
    const one = openTab();
    const other = openTab();
    await settle();
    one.products.set('from one');
    await eventually(() => expect(other.products.read()).toBe('from one'));
    other.products.set('from the other');
    await eventually(() => expect(one.products.read()).toBe('from the other'));
  });

  it('five of them end alike, though all change at once, again and again', async () => {
    const tabs = Array.from({ length: 5 }, (_, index) => openTab(`start ${index}`));
    await settle();
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
    await settle();
    openStranger();
    tabs[0]?.products.set('once');
    await wait(400);
    expect(tabs.map((tab) => tab.products.read())).toEqual(['once', 'once', 'once']);
    expect(heard).toHaveLength(1);
  });

  it('send rapid changes together, and nothing for a change that was undone', async () => {
    const tab = openTab('at rest');
    await settle();
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
    await settle();
    one.secret.set('private');
    one.products.set('public');
    await gather();
    const entry = { value: 'pushed', count: 9, by: 'x' };
    stranger.postMessage(
      JSON.stringify({ kind: 'change', from: 'x', entries: { secret: entry, products: entry } }),
    );
    await gather();
    expect(other.secret.read()).toBe('secret of mine');
    expect(one.secret.read()).toBe('private');
    expect(other.products.read()).toBe('pushed');
    expect(heard.join()).not.toMatch(/secret|private/);
  });

  it('fall silent when disposed', async () => {
    const one = openTab();
    const other = openTab();
    await settle();
    syncs[1]?.dispose();
    one.products.set('unheard');
    await gather();
    expect(other.products.read()).toBe('empty');
    expect(other.products.listeners.size).toBe(0);
  });

  it('go on after a message that cannot be understood, and take over nothing of it', async () => {
    const one = openTab();
    const other = openTab();
    const stranger = openStranger();
    await settle();
    const entry = { value: 'evil', count: 3, by: 'x' };
    for (const message of [
      undefined,
      null,
      'not JSON',
      '[]',
      'null',
      { kind: 'change', from: 'x', entries: { products: entry } },
      new Map([['kind', 'change']]),
      new Uint8Array(8),
      JSON.stringify({ kind: 'change', entries: { products: entry } }),
      JSON.stringify({ kind: 'change', from: 'x', entries: { products: 'evil' } }),
      JSON.stringify({ kind: 'change', from: 'x', entries: { products: { ...entry, count: -1 } } }),
      JSON.stringify({ kind: 'change', from: 'x', entries: { products: { ...entry, value: 7 } } }),
      JSON.stringify({ kind: 'answer', from: 'x', to: 'y', entries: { products: entry } }),
      `{"kind":"change","from":"x","entries":{"__proto__":${JSON.stringify(entry)}}}`,
      JSON.stringify({
        kind: 'change',
        from: 'x',
        entries: { products: { ...entry, value: 'x'.repeat(MAX_LENGTH) } },
      }),
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
    syncs.push(createTabSync({ whitelist, parts: { products }, openChannel: () => channel }));
    const hear = (message: unknown) =>
      channel.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
    return { products, said, hear };
  };

  it('tells nobody its state before it has learnt that of the others', async () => {
    const { said, hear } = listen();
    expect(said).toEqual([{ kind: 'ask', from: expect.any(String) }]);
    hear({ kind: 'ask', from: 'younger' });
    expect(said).toHaveLength(1);
    await settle();
    expect(said.slice(1)).toEqual([expect.objectContaining({ kind: 'answer', to: 'younger' })]);
  });

  it('loses nothing that changed here to an older change that arrives before it was sent', () => {
    const { products, said, hear } = listen();
    products.set('changed here');
    const entry = { value: 'changed there', count: 1, by: '!' };
    hear({ kind: 'change', from: '!', entries: { products: entry } });
    expect(products.read()).toBe('changed here');
    expect(said.at(-1)).toMatchObject({
      kind: 'change',
      entries: { products: { value: 'changed here', count: 1 } },
    });
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
    createTabSync({ parts: { products }, openChannel }).dispose();
    expect(openChannel).not.toHaveBeenCalled();
    expect(products.listeners.size).toBe(0);
  });

  it('a name that is no part opens none either, not even one that every object has', () => {
    const { openChannel } = createChannel();
    const whitelist = ['dealers', 'constructor', '__proto__'];
    createTabSync({ whitelist, parts: { products: createPart('x') }, openChannel }).dispose();
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
    createTabSync({ whitelist: ['products'], parts, openChannel: forbidden }).dispose();
    const { channel } = createChannel();
    channel.postMessage = forbidden;
    syncs.push(createTabSync({ whitelist: ['products'], parts, openChannel: () => channel }));
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
    syncs.push(
      createTabSync({ whitelist, parts: { broken, products }, openChannel: () => channel }),
    );
    const entry = { value: 'taken over', count: 1, by: 'z' };
    const message = { kind: 'change', from: 'z', entries: { broken: entry, products: entry } };
    channel.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
    expect(products.read()).toBe('taken over');
  });
});

describe('what comes over the channel, whatever it is', () => {
  const message = fc.record(
    {
      kind: fc.oneof(fc.constantFrom('ask', 'answer', 'change'), fc.anything()),
      from: fc.oneof(fc.string(), fc.anything()),
      to: fc.oneof(fc.string(), fc.anything()),
      entries: fc.oneof(
        fc.dictionary(
          fc.constantFrom('products', 'secret', '__proto__', 'constructor'),
          fc.oneof(
            fc.record({ value: fc.anything(), count: fc.anything(), by: fc.anything() }),
            fc.record({ value: fc.jsonValue(), count: fc.integer(), by: fc.string() }),
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

  it('is a well-formed message or nothing', () => {
    const isFine = (data: unknown) => {
      const parsed = parseMessage(data);
      if (!parsed || parsed.kind === 'ask') return true;
      return Object.values(parsed.entries).every(
        ({ count, by }) => Number.isInteger(count) && count >= 0 && typeof by === 'string',
      );
    };
    expect(() => fc.assert(fc.property(anything, isFine), { numRuns: 1000 })).not.toThrow();
  });

  it('never throws, never reaches a part that is not listed, and hands on texts at most', () => {
    const products = createPart('x');
    const secret = createPart('untouched');
    const channel: TabChannel = {
      postMessage: () => undefined,
      close: () => undefined,
      onmessage: null,
    };
    const parts = { products, secret };
    syncs.push(createTabSync({ whitelist: ['products'], parts, openChannel: () => channel }));
    const isFine = (data: unknown) => {
      channel.onmessage?.({ data } as MessageEvent);
      return typeof products.read() === 'string' && secret.read() === 'untouched';
    };
    expect(() => fc.assert(fc.property(anything, isFine), { numRuns: 1000 })).not.toThrow();
    expect(({} as Record<string, unknown>).value).toBeUndefined();
  });
});

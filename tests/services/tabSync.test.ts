import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHANNEL_NAME, startTabSync } from '@/services/tabSync';
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
      if (typeof next === 'string') set(next);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set,
    listeners,
  } satisfies SyncedPart & Record<string, unknown>;
};

const stops: (() => void)[] = [];
const openTab = (value: string) => {
  const products = createPart(value);
  const secret = createPart(`secret of ${value}`);
  stops.push(startTabSync({ whitelist: ['products'], parts: { products, secret } }));
  return { products, secret };
};

/** A tab whose channel the test speaks through. */
const listen = (parts: Record<string, SyncedPart>, whitelist = Object.keys(parts)) => {
  const said: unknown[] = [];
  const channel: TabChannel = {
    postMessage: (text) => said.push(JSON.parse(String(text))),
    close: () => undefined,
    onmessage: null,
  };
  const openChannel = vi.fn<() => TabChannel>(() => channel);
  stops.push(startTabSync({ whitelist, parts, openChannel }));
  const hear = (data: unknown) => channel.onmessage?.({ data } as MessageEvent);
  const hearJson = (message: unknown) => hear(JSON.stringify(message));
  return { said, hear, hearJson, channel, openChannel };
};

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

describe('tabs (STATE-2), over real channels', () => {
  it('use the channel of the specification', () => {
    expect(CHANNEL_NAME).toBe('redux_state_sync');
  });

  it('a new one asks another for its state, and each hears of the other’s changes', async () => {
    const one = openTab('what is there');
    const late = openTab('empty');
    await vi.waitFor(() => expect(late.products.read()).toBe('what is there'));
    one.products.set('from one');
    await vi.waitFor(() => expect(late.products.read()).toBe('from one'));
    late.products.set('from the other');
    await vi.waitFor(() => expect(one.products.read()).toBe('from the other'));
    expect(late.secret.read()).toBe('secret of empty');
  });
});

describe('a tab, message by message', () => {
  it('takes the first answer and no other, and every change', () => {
    const products = createPart('mine');
    const { said, hearJson } = listen({ products });
    expect(said).toEqual([{ ask: true }]);
    hearJson({ answer: { products: 'the first' } });
    hearJson({ answer: { products: 'the second' } });
    expect(products.read()).toBe('the first');
    hearJson({ change: { products: 'changed' } });
    expect(products.read()).toBe('changed');
    // What another tab said is not said again.
    expect(said).toHaveLength(1);
  });

  it('says a change once, and nothing where none came of it', () => {
    const products = createPart('mine');
    const { said, hearJson } = listen({ products });
    products.set('new');
    products.set('new');
    expect(said.slice(1)).toEqual([{ change: { products: 'new' } }]);
    // It refused this, and its next change is one.
    hearJson({ change: { products: 7 } });
    products.set('new');
    products.set('newer');
    expect(said.slice(2)).toEqual([{ change: { products: 'newer' } }]);
  });

  it('keeps what is not on the whitelist to itself, and takes it from nobody', () => {
    const [products, secret] = [createPart('public'), createPart('private')];
    const { said, hearJson } = listen({ products, secret }, ['products']);
    secret.set('more private');
    hearJson({ ask: true });
    hearJson({ change: { secret: 'pushed' } });
    hearJson({ answer: { secret: 'pushed' } });
    expect(secret.read()).toBe('more private');
    expect(said).toEqual([{ ask: true }, { answer: { products: 'public' } }]);
  });

  it('a part that breaks breaks nothing else', () => {
    const breaks = (): never => {
      throw new Error('broken');
    };
    const broken: SyncedPart = { read: breaks, apply: breaks, subscribe: () => () => undefined };
    const products = createPart('x');
    const { hearJson } = listen({ broken, products });
    hearJson({ ask: true });
    hearJson({ change: { broken: 'x', products: 'taken over' } });
    expect(products.read()).toBe('taken over');
  });

  it('falls silent when it is stopped', () => {
    const products = createPart('x');
    const { said, channel } = listen({ products });
    stops.pop()?.();
    products.set('unheard');
    expect(said).toHaveLength(1);
    expect([products.listeners.size, channel.onmessage]).toEqual([0, null]);
  });

  const message = fc.dictionary(
    fc.constantFrom('ask', 'answer', 'change'),
    fc.oneof(
      fc.dictionary(fc.constantFrom('products', 'secret', '__proto__'), fc.anything()),
      fc.anything(),
    ),
  );
  const asText = (value: unknown) => {
    try {
      return JSON.stringify(value);
    } catch {
      return undefined;
    }
  };

  it('ignores what cannot be understood', () => {
    const [products, secret] = [createPart('x'), createPart('untouched')];
    const { hear } = listen({ products, secret }, ['products']);
    const heard = fc.oneof(fc.anything(), fc.string(), fc.json(), message, message.map(asText));
    fc.assert(
      fc.property(heard, (data) => {
        hear(data);
        return typeof products.read() === 'string' && secret.read() === 'untouched';
      }),
      { numRuns: 1000 },
    );
    expect(({} as Record<string, unknown>).products).toBeUndefined();
  });
});

describe('without a whitelist or a channel', () => {
  it.each([[undefined], [['dealers', 'constructor', '__proto__']]])(
    'no channel is opened for %j, and nobody listens',
    (whitelist) => {
      const products = createPart('x');
      const openChannel = vi.fn<() => TabChannel>();
      startTabSync({ ...(whitelist && { whitelist }), parts: { products }, openChannel })();
      expect(openChannel).not.toHaveBeenCalled();
      expect(products.listeners.size).toBe(0);
    },
  );

  it('works where BroadcastChannel is missing, may not be opened, or refuses a message', () => {
    const products = createPart('x');
    const forbidden = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    startTabSync({ whitelist: ['products'], parts: { products }, openChannel: forbidden })();
    const { channel } = listen({ products });
    channel.postMessage = forbidden;
    products.set('y');
    vi.stubGlobal('BroadcastChannel', undefined);
    const alone = openTab('alone');
    alone.products.set('still alone');
    expect([products.read(), alone.products.read()]).toEqual(['y', 'still alone']);
  });
});

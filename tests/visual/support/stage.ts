/** What the page under capture offers to the test. */
export interface Stage {
  /** Brings the page to rest: pictures and fonts there, nothing moving, short timers run out. */
  settle: (options: { waitsForPictures: boolean }) => Promise<void>;
  /** From now on nothing in the page can change what it looks like. */
  freeze: () => void;
  /** Where the contents end, in px from the upper left corner of the document. */
  contentEnd: () => { right: number; bottom: number };
  /** Until the page can show stories. */
  untilReady: () => Promise<void>;
  /** Draws and plays a story under these settings of the toolbars. Says why it could not. */
  show: (storyId: string, globals: Readonly<Record<string, string>>) => Promise<string | undefined>;
  /** Takes the story away. Says what it left behind: then the next one needs a page opened anew. */
  leave: () => Promise<string[]>;
}

interface Channel {
  on: (event: string, listener: (detail: unknown) => void) => void;
  once: (event: string, listener: (detail: unknown) => void) => void;
  emit: (event: string, detail: unknown) => void;
}

declare global {
  interface Window {
    visualStage: Stage;
    __STORYBOOK_ADDONS_CHANNEL__?: Channel | undefined;
  }
}

export interface StageOptions {
  /** The time that the page's clock starts at, in ms since 1970. */
  startsAt: number;
  /** The longest that a story may take to be drawn and played, in ms. */
  storyMs: number;
}

/**
 * Runs in the page before anything else does. It stands alone: Playwright sends it to the browser as text.
 *
 * Time is a clock of its own that moves by one frame with every frame drawn: a slow machine slows the clock too, so what a
 * timer does cannot overtake what is being drawn. Chance is a fixed sequence.
 */
export const stage = ({ startsAt, storyMs }: StageOptions) => {
  // Frames inside the page keep their own time.
  if (window !== window.top) return;

  const FRAME_MS = 16;
  /** A timer that waits so long turns a carousel or closes a toast: at rest it does not. */
  const LONG_MS = 2000;
  const PICTURES_MS = 15_000;
  const DECODE_MS = 5000;
  const FONTS_MS = 3000;
  /** Now and then the pinned browser stops drawing for good while its scripts go on. */
  const FRAME_MS_AT_MOST = 5000;

  const RealDate = Date;
  const realNow = performance.now.bind(performance);
  const realFrame = window.requestAnimationFrame.bind(window);
  const realTimeout = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  const nextFrame = () =>
    new Promise<void>((done, fail) => {
      const isStuck = () => fail(new Error('The browser draws no more frames'));
      const patience = realTimeout(isStuck, FRAME_MS_AT_MOST);
      realFrame(() => {
        realClear(patience);
        done();
      });
    });
  const nextTask = () =>
    new Promise<void>((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done();
      port2.postMessage(undefined);
    });

  const forget = () => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  };
  forget();

  let seed = 1;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };

  let elapsed = 0;
  /** When the story began, which is the same moment of the day for each. */
  let begunAt = 0;
  let isCalm = false;
  let isFrozen = false;
  const today = () => startsAt + elapsed - begunAt;

  window.Date = new Proxy(RealDate, {
    construct: (target, args: []) =>
      args.length === 0 ? new target(today()) : new target(...args),
    apply: () => new RealDate(today()).toString(),
    get: (target, name) => (name === 'now' ? today : (Reflect.get(target, name) as unknown)),
  });
  performance.now = () => elapsed;

  interface Timer {
    at: number;
    delay: number;
    repeats: boolean;
    run: () => void;
  }
  const timers = new Map<number, Timer>();
  let frames = new Map<number, FrameRequestCallback>();
  let lastId = 0;

  const addTimer = (repeats: boolean) =>
    ((callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
      const wait = Math.max(Number(delay) || 0, 1);
      lastId += 1;
      timers.set(lastId, {
        at: elapsed + wait,
        delay: wait,
        repeats,
        run: () => callback(...args),
      });
      return lastId;
    }) as typeof window.setTimeout;
  const removeTimer = ((id: number) => timers.delete(id)) as typeof window.clearTimeout;
  window.setTimeout = addTimer(false);
  window.setInterval = addTimer(true);
  window.clearTimeout = removeTimer;
  window.clearInterval = removeTimer;
  window.requestAnimationFrame = (callback) => {
    lastId += 1;
    frames.set(lastId, callback);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => void frames.delete(id);
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 10 }), 1);
  window.cancelIdleCallback = (id) => window.clearTimeout(id);

  const attempt = (run: () => void) => {
    try {
      run();
    } catch (error) {
      reportError(error);
    }
  };

  const nextDue = (until: number) => {
    let due: [number, Timer] | undefined;
    for (const entry of timers) {
      const [, timer] = entry;
      if (timer.at > until || (isCalm && timer.delay >= LONG_MS)) continue;
      if (!due || timer.at < due[1].at) due = entry;
    }
    return due;
  };

  /** One frame's time: its timers, each a task of its own, then its animation frames. */
  const step = async () => {
    const until = elapsed + FRAME_MS;
    for (let due = nextDue(until); due && !isFrozen; due = nextDue(until)) {
      const [id, timer] = due;
      elapsed = Math.max(elapsed, timer.at);
      if (timer.repeats) timer.at = elapsed + timer.delay;
      else timers.delete(id);
      attempt(timer.run);
      await nextTask();
    }
    elapsed = until;
    const callbacks = frames;
    frames = new Map();
    for (const callback of callbacks.values()) attempt(() => callback(elapsed));
  };

  let isPassing = false;
  let isTicking = false;
  const pump = async () => {
    if (isTicking) return;
    isTicking = true;
    for (;;) {
      await nextFrame();
      if (isFrozen) break;
      if (!isPassing) await step();
    }
    isTicking = false;
  };
  /** Lets time pass faster than it does, yet with frames drawn in between. */
  const pass = async (ms: number) => {
    isPassing = true;
    for (let passed = 0; passed < ms; passed += FRAME_MS) {
      await step();
      await (passed % (FRAME_MS * 4) === 0 ? nextFrame() : nextTask());
    }
    isPassing = false;
  };

  // Whatever a capture beyond the view makes the page notice comes too late to be acted upon.
  const deaf = (event: Event) => {
    if (isFrozen) event.stopImmediatePropagation();
  };
  for (const name of ['resize', 'scroll', 'scrollend']) {
    window.addEventListener(name, deaf, true);
    window.visualViewport?.addEventListener(name, deaf, true);
  }
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((...args) => {
        if (!isFrozen) callback(...args);
      }, options);
    }
  };
  window.ResizeObserver = class extends ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super((...args) => {
        if (!isFrozen) callback(...args);
      });
    }
  };

  /** The story that is shown. */
  let shown: string | undefined;
  let isFinished = true;
  let end: (error?: string) => void = () => {};
  let channel: Channel | undefined;
  let fail: (reason: string) => void = () => {};
  const ready = new Promise<void>((done, refuse) => {
    fail = (reason) => refuse(new Error(reason));
    Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
      configurable: true,
      get: () => channel,
      set: (given: Channel | undefined) => {
        if (!given || given === channel) return;
        channel = given;
        // The address names no story.
        given.once('storyMissing', () => done());
        given.on('storyMissing', () => end('there is no such story'));
        given.on('configError', (detail) =>
          fail(`configError: ${(detail as { message?: string }).message ?? ''}`),
        );
        given.on('storyFinished', () => {
          isFinished = true;
        });
        given.on('storyRendered', (id) => {
          if (id === shown) end();
        });
        given.on('storyFinished', () => end('it failed'));
        for (const name of [
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
          'storyThrewException',
          'storyErrored',
        ]) {
          given.on(name, (detail) => {
            const [first] = [detail].flat() as ({ message?: string; title?: string } | undefined)[];
            const { message, title } = first ?? {};
            end(`${name}: ${message ?? title ?? ''}`);
          });
        }
      },
    });
  });
  ready.catch(() => undefined);
  const startClock = () =>
    void pump().catch((error: unknown) => (fail(String(error)), end(String(error))));
  startClock();

  // What a story does depends on how long its texts are: it starts when the fonts are there, which is before the index is.
  const realFetch = window.fetch.bind(window);
  const fonts = async () => {
    const until = realNow() + FONTS_MS;
    while (document.fonts.size === 0 && realNow() < until) {
      await new Promise((done) => void realTimeout(done, FRAME_MS));
    }
    // A fallback that this machine does not have is no reason to wait.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
  };
  window.fetch = async (input, init) => {
    if (typeof input === 'string' && input.endsWith('/index.json')) await fonts();
    return realFetch(input, init);
  };

  const standStill = () => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    for (const video of document.querySelectorAll('video')) video.pause();
  };

  const pictures = async () => {
    const until = realNow() + PICTURES_MS;
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    const loading = [...document.images]
      .filter((image) => image.isConnected)
      .map(async (image) => {
        while (!image.complete) {
          if (realNow() > until) throw new Error(`${image.currentSrc} did not arrive`);
          await new Promise((done) => realTimeout(done, 10));
        }
        // One that is missing is shown as missing. Now and then the browser never answers for one that is there.
        await Promise.race([
          image.decode().catch(() => undefined),
          new Promise((done) => realTimeout(done, DECODE_MS)),
        ]);
      });
    await Promise.all(loading);
  };

  /** What waits until it is scrolled to is scrolled to. */
  const seeAll = async () => {
    const { scrollX, scrollY } = window;
    const end = Math.min(document.documentElement.scrollHeight, 8000);
    if (end <= window.innerHeight + 4) return;
    for (let top = 0; top < end; top += window.innerHeight * 0.75) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      await pass(FRAME_MS * 4);
    }
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
  };

  /** Whatever a story could leave behind that would change how the next one looks. What is Storybook's own is not. */
  const surroundings = () => {
    const { documentElement: html, body, activeElement } = document;
    const own = (value: string) =>
      value.replaceAll(/(^|\s)(sb-[\w-]+|filter: none;)(?=\s|$)/g, '').trim();
    const attributes = [html, body].flatMap((element) =>
      [...element.attributes]
        .filter(({ value }) => own(value) !== '')
        .map(({ name, value }) => `${element.tagName} ${name}="${own(value)}"`),
    );
    const children = [...body.children].flatMap(({ tagName, id, className, childElementCount }) => {
      if (id === 'storybook-root') return `${childElementCount} in the root`;
      return /^(storybook|sb-)/.test(id || className) ? [] : `${tagName} ${id || className}`;
    });
    return [...attributes, ...children, `focus in ${activeElement?.tagName}`];
  };
  let before: string[] = [];

  window.visualStage = {
    untilReady: async () => {
      await ready;
      before = surroundings();
    },
    show: (storyId, globals) => {
      const played = new Promise<string | undefined>((done) => {
        const patience = realTimeout(() => done(`not within ${storyMs / 1000} s`), storyMs);
        end = (error) => {
          realClear(patience);
          done(error);
        };
      });
      shown = storyId;
      isFinished = false;
      seed = 1;
      begunAt = elapsed;
      channel?.once('globalsUpdated', () =>
        channel?.emit('setCurrentStory', { storyId, viewMode: 'story' }),
      );
      channel?.emit('updateGlobals', { globals });
      return played;
    },
    leave: async () => {
      if (!shown) return [];
      isFrozen = false;
      isCalm = false;
      startClock();
      while (!isFinished) await nextFrame();
      end = () => {};
      const left = new Promise((done) => channel?.once('storyMissing', done));
      channel?.emit('setCurrentStory', { storyId: 'none', viewMode: 'story' });
      await left;
      const reset = new Promise((done) => channel?.once('storyArgsUpdated', done));
      channel?.emit('resetStoryArgs', { storyId: shown });
      await reset;
      shown = undefined;
      forget();
      window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
      const now = surroundings();
      return [
        ...now.filter((part) => !before.includes(part)),
        ...before.filter((part) => !now.includes(part)).map((part) => `no ${part}`),
      ];
    },
    settle: async ({ waitsForPictures }) => {
      isCalm = true;
      let changes = 0;
      const observer = new MutationObserver((records) => {
        changes += records.length;
      });
      await pass(320);
      await seeAll();
      observer.observe(document, { subtree: true, childList: true, characterData: true });
      for (let round = 0; round < 20; round += 1) {
        changes = 0;
        standStill();
        await pass(320);
        await document.fonts.ready;
        if (waitsForPictures) await pictures();
        await nextFrame();
        if (
          changes === 0 &&
          document.getAnimations().every(({ playState }) => playState !== 'running')
        ) {
          break;
        }
      }
      observer.disconnect();
      await nextFrame();
      await nextFrame();
    },
    freeze: () => {
      isFrozen = true;
    },
    contentEnd: () => {
      const end = { right: 0, bottom: 0 };
      const roots = [...document.body.children].filter(
        ({ id, className }) => id === 'storybook-root' || !/^(storybook|sb-)/.test(id || className),
      );
      for (const element of roots.flatMap((root) => [root, ...root.querySelectorAll('*')])) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // The root is as wide as the view whatever stands in it.
        if (element.id === 'storybook-root') continue;
        const { right, bottom, width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) continue;
        end.right = Math.max(end.right, right + window.scrollX);
        end.bottom = Math.max(end.bottom, bottom + window.scrollY);
      }
      const { clientWidth, scrollHeight } = document.documentElement;
      return {
        right: Math.min(end.right, clientWidth),
        bottom: Math.min(end.bottom, Math.max(scrollHeight, window.innerHeight)),
      };
    },
  };
};

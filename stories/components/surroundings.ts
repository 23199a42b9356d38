/**
 * Stand-ins for what surrounds a component, for stories and tests: the visitor's settings, and third parties, none of
 * which is ever asked. Each returns the function that puts the original back, as a story's `beforeEach` takes it.
 */
import { playerOrigins } from '@lasakita/ui/domain/videoAddress';

/** What is left out is as the browser has it. */
export interface Visitor {
  reducedMotion?: boolean;
  saveData?: boolean;
  /** A browser without IntersectionObserver. */
  withoutObserver?: boolean;
}

const replaceProperty = (target: object, name: PropertyKey, descriptor: PropertyDescriptor) => {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
};

/** A visitor with these settings. */
export const visitor = ({ reducedMotion, saveData, withoutObserver }: Visitor) => {
  const matchMedia = window.matchMedia.bind(window);
  const answers: [string, boolean | undefined][] = [
    ['prefers-reduced-motion: reduce', reducedMotion],
    ['prefers-reduced-data: reduce', saveData],
  ];
  const media = (query: string) => {
    const list = matchMedia(query);
    const answer = answers.find(([feature]) => query.includes(feature));
    if (answer?.[1] !== undefined) replaceProperty(list, 'matches', { value: answer[1] });
    return list;
  };
  const restores = [
    replaceProperty(window, 'matchMedia', { value: media, writable: true }),
    replaceProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData }),
    }),
  ];
  if (withoutObserver) {
    restores.push(
      replaceProperty(window, 'IntersectionObserver', { value: undefined, writable: true }),
    );
  }
  return () => {
    for (const restore of restores) restore();
  };
};

const standIn = (address: string) => `<!doctype html><html lang="en"><title>Player</title>
<body style="margin:0;height:100vh;display:grid;place-items:center;font:700 1rem sans-serif;background:black;color:white">
<p>${new URL(address).hostname}</p>`;

/** Says what a player's frame says once it runs. */
export const answerFrom = (
  frame: HTMLIFrameElement,
  message: unknown = { type: 'onPlayerReady' },
) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      source: frame.contentWindow,
      origin: frame.src.startsWith(playerOrigins.youtube)
        ? playerOrigins.youtube
        : playerOrigins.tiktok,
      data: message,
    }),
  );

/** Third-party addresses asked for since `thirdParties()` was called. */
export const asked: string[] = [];

/**
 * Third parties that are not asked: a frame with a foreign address shows a stand-in, a foreign script is not loaded, and
 * what is fetched ahead or by `fetch` is answered here; all are written down in `asked`. `present` players say that they are
 * ready, or what `answer` names; others are as if blocked.
 */
export const thirdParties = ({ present = true, answer = 'onPlayerReady' } = {}) => {
  asked.length = 0;
  const isForeign = (address: string) => /^https?:/.test(address);
  const setAttribute = function (this: HTMLIFrameElement, name: string, value: string) {
    if (name === 'src' && isForeign(value)) {
      asked.push(value);
      // A frame with a document of its own never asks for its address.
      Element.prototype.setAttribute.call(this, 'srcdoc', standIn(value));
      if (present) {
        this.addEventListener('load', () => answerFrom(this, { type: answer }), { once: true });
      }
    }
    Element.prototype.setAttribute.call(this, name, value);
  };
  const fetchHere = window.fetch.bind(window);
  const fetchNowhere = async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!isForeign(address) || address.startsWith(window.location.origin)) {
      return fetchHere(input, init);
    }
    asked.push(address);
    if (!present) throw new TypeError('Failed to fetch');
    return new Response(null, { status: 204 });
  };
  const restores = [
    replaceProperty(window, 'fetch', { value: fetchNowhere, writable: true }),
    replaceProperty(HTMLIFrameElement.prototype, 'setAttribute', { value: setAttribute }),
    replaceProperty(HTMLLinkElement.prototype, 'href', {
      get(this: HTMLLinkElement) {
        return this.getAttribute('href') ?? '';
      },
      set(this: HTMLLinkElement, value: string) {
        if (!isForeign(value) || value.startsWith(window.location.origin)) {
          this.setAttribute('href', value);
          return;
        }
        asked.push(value);
        queueMicrotask(() => this.dispatchEvent(new Event(present ? 'load' : 'error')));
      },
    }),
    replaceProperty(HTMLScriptElement.prototype, 'src', {
      get(this: HTMLScriptElement) {
        return this.getAttribute('src') ?? this.dataset.asked ?? '';
      },
      // A string, or what a trusted types policy made of one.
      set(this: HTMLScriptElement, given: unknown) {
        const value = String(given);
        if (!isForeign(value) || value.startsWith(window.location.origin)) {
          this.setAttribute('src', value);
          return;
        }
        asked.push(value);
        this.dataset.asked = value;
      },
    }),
  ];
  return () => {
    for (const restore of restores) restore();
  };
};

/** Films that play at once although there is no file, or, not `present`, never come. */
export const films = ({ present = true } = {}) => {
  const paused = new WeakMap<HTMLMediaElement, boolean>();
  // The missing file is no error here.
  const swallow = (event: Event) => {
    if (event.target instanceof HTMLSourceElement) event.stopImmediatePropagation();
  };
  window.addEventListener('error', swallow, true);
  const restores = [
    replaceProperty(HTMLMediaElement.prototype, 'paused', {
      get(this: HTMLMediaElement) {
        return paused.get(this) ?? true;
      },
    }),
    replaceProperty(HTMLMediaElement.prototype, 'play', {
      async value(this: HTMLMediaElement) {
        paused.set(this, false);
        if (present) this.dispatchEvent(new Event('playing'));
      },
    }),
    replaceProperty(HTMLMediaElement.prototype, 'pause', {
      value(this: HTMLMediaElement) {
        paused.set(this, true);
      },
    }),
  ];
  return () => {
    window.removeEventListener('error', swallow, true);
    for (const restore of restores) restore();
  };
};

/** All of them: what a story with videos is surrounded by. */
export const surroundings = (
  settings: Visitor & { playersPresent?: boolean; filmsPresent?: boolean; answer?: string } = {},
) => {
  const restores = [
    visitor(settings),
    thirdParties({
      present: settings.playersPresent ?? true,
      ...(settings.answer && { answer: settings.answer }),
    }),
    films({ present: settings.filmsPresent ?? true }),
  ];
  return () => {
    for (const restore of restores) restore();
  };
};

/** The policy's name in `tools/build/securityHeaders.ts`: it knows this one address. */
const POLICY = 'service-worker';

const ADDRESS = '/sw.js';

/** Not in TypeScript's own types of the browser. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

const trustedAddress = (): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS });
  return policy?.createScriptURL(ADDRESS) ?? ADDRESS;
};

/**
 * Registers the service worker, which then fetches what works without a network. An existing worker is updated instead, as
 * browsers postpone their own check at times. With data saving, none is registered. Without a worker, or if it cannot be
 * fetched, the site works as before.
 *
 * @param script The address of the page's first script: it tells the worker of which version the page is.
 * @param isSavingData Whether data is to be saved.
 */
export const registerWorker = async (
  script: string,
  isSavingData: () => boolean,
): Promise<void> => {
  const { serviceWorker } = navigator;
  try {
    const known = await serviceWorker.getRegistration();
    if (known) {
      known.active?.postMessage(script);
      await known.update();
    } else if (import.meta.env.VITE_OFFLINE !== 'off' && !isSavingData()) {
      await serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    }
  } catch {
    // Private windows forbid it, http has none, and the next visit tries again.
  }
};

/**
 * The social video platform's official script, which turns the quotations in a page into players. It looks at the page once,
 * when it runs, so it is put in anew whenever a quotation has come (INF-1).
 */

/** What a content security policy has to allow as a script where a place uses `embed="script"`. */
export const SOCIAL_SCRIPT = 'https://www.tiktok.com/embed.js';

interface ScriptAddressPolicy {
  createScriptURL: (address: string) => string;
}

interface PolicyMaker {
  createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy;
}

let address: string | undefined;
/** The address in the form that a page with trusted types wants it; a policy may be made only once. */
const trustedAddress = (): string => {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker };
  address ??=
    trustedTypes
      ?.createPolicy('social-script', { createScriptURL: () => SOCIAL_SCRIPT })
      .createScriptURL(SOCIAL_SCRIPT) ?? SOCIAL_SCRIPT;
  return address;
};

let current: HTMLScriptElement | undefined;

/** Puts the script in anew, or takes it out when the page has no quotation left; `onFailed` hears when it does not load. */
export const reloadSocialScript = (onFailed?: () => void) => {
  current?.remove();
  current = undefined;
  if (!document.querySelector('blockquote.tiktok-embed')) return;
  const script = document.createElement('script');
  script.async = true;
  if (onFailed) script.addEventListener('error', onFailed);
  script.src = trustedAddress();
  document.body.append(script);
  current = script;
};

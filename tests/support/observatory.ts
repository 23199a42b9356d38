/**
 * The score of Mozilla's HTTP Observatory, by the rules of its scanner (github.com/mdn/mdn-http-observatory, version 1.4:
 * `src/grader/charts.js` for the modifiers, `src/analyzer/tests/` for the findings), as far as a site without cookies and
 * without redirects of its own can meet them. Written from the rules, not from its code.
 */

/** What the scanner would get from a site. */
export interface Scan {
  /** Headers of the page, names in lower case. */
  headers: Readonly<Record<string, string>>;
  html: string;
  /** Whether the site's name is on the browsers' preload list, which only its entry there can make true. */
  isPreloaded: boolean;
  /** Whether http leads to https on the same host, which is the host's to do. */
  redirectsToHttps: boolean;
}

export interface Finding {
  test: string;
  /** Named as in the scanner's table. */
  result: string;
  modifier: number;
}

/** Bonuses count only for a site that has at least this many points without them. */
const LEAST_FOR_BONUS = 90;
const SIX_MONTHS = 15_552_000;

const BROAD = new Set([
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
]);
const INLINE = new Set(["'unsafe-inline'", 'data:']);

type Policy = ReadonlyMap<string, readonly string[]>;

const parsePolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );

const isHash = (source: string) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source);

/** Browsers ignore 'unsafe-inline' beside a hash. */
const effective = (sources: readonly string[]) =>
  sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;

const scorePolicy = (text: string | undefined): Omit<Finding, 'test'> => {
  if (text === undefined) return { result: 'csp-not-implemented', modifier: -25 };
  const names = text.split(';').map((directive) => directive.trim().split(/\s+/)[0] ?? '');
  const named = names.filter(Boolean);
  if (new Set(named).size !== named.length) return { result: 'csp-header-invalid', modifier: -25 };
  const policy = parsePolicy(text);
  const fallback = policy.get('default-src') ?? ['*'];
  const scripts = effective(policy.get('script-src') ?? fallback);
  const styles = effective(policy.get('style-src') ?? fallback);
  const objects = policy.get('object-src') ?? fallback;
  const passive = ['img-src', 'media-src'].flatMap((name) => policy.get(name) ?? fallback);
  const active = [...policy]
    .filter(([name]) => name !== 'img-src' && name !== 'media-src')
    .flatMap(([, sources]) => sources);
  const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

  // Scripts from anywhere or from the page itself, or plug-ins from anywhere.
  if (
    scripts.some((source) => BROAD.has(source) || INLINE.has(source)) ||
    objects.some((source) => BROAD.has(source))
  ) {
    return { result: 'csp-implemented-with-unsafe-inline', modifier: -20 };
  }
  if (active.some(isInsecure))
    return { result: 'csp-implemented-with-insecure-scheme', modifier: -20 };
  if ([...scripts, ...styles].includes("'unsafe-eval'")) {
    return { result: 'csp-implemented-with-unsafe-eval', modifier: -10 };
  }
  if (passive.some(isInsecure)) {
    return {
      result: 'csp-implemented-with-insecure-scheme-in-passive-content-only',
      modifier: -10,
    };
  }
  if (styles.some((source) => BROAD.has(source) || INLINE.has(source))) {
    return { result: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 };
  }
  return fallback.length === 1 && fallback[0] === "'none'"
    ? { result: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 }
    : { result: 'csp-implemented-with-no-unsafe', modifier: 5 };
};

const scoreTransport = ({ headers, isPreloaded }: Scan): Omit<Finding, 'test'> => {
  if (isPreloaded) return { result: 'hsts-preloaded', modifier: 5 };
  const text = headers['strict-transport-security'];
  if (text === undefined) return { result: 'hsts-not-implemented', modifier: -20 };
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(text)?.[1];
  if (age === undefined || text.includes(','))
    return { result: 'hsts-header-invalid', modifier: -20 };
  return Number(age) < SIX_MONTHS
    ? { result: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 }
    : { result: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 };
};

const PRIVATE_REFERRERS = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

const scoreReferrer = (text: string | undefined): Omit<Finding, 'test'> => {
  if (text === undefined) return { result: 'referrer-policy-not-implemented', modifier: 0 };
  return PRIVATE_REFERRERS.includes(text.trim().toLowerCase())
    ? { result: 'referrer-policy-private', modifier: 5 }
    : { result: 'referrer-policy-unsafe', modifier: -5 };
};

const scoreFraming = ({ headers }: Scan): Omit<Finding, 'test'> => {
  if (parsePolicy(headers['content-security-policy'] ?? '').has('frame-ancestors')) {
    return { result: 'x-frame-options-implemented-via-csp', modifier: 5 };
  }
  const text = headers['x-frame-options']?.trim().toLowerCase();
  if (text === undefined) return { result: 'x-frame-options-not-implemented', modifier: -20 };
  return ['deny', 'sameorigin'].includes(text)
    ? { result: 'x-frame-options-sameorigin-or-deny', modifier: 5 }
    : { result: 'x-frame-options-header-invalid', modifier: -20 };
};

/** The three headers of cross-origin isolation: points for these values, none without, five off for nonsense. */
const scoreIsolation = (
  text: string | undefined,
  good: readonly string[],
  neutral: string,
): Omit<Finding, 'test'> => {
  if (text === undefined) return { result: 'not-implemented', modifier: 0 };
  const value = text.trim().toLowerCase();
  if (good.includes(value)) return { result: `implemented-with-${value}`, modifier: 10 };
  return value === neutral
    ? { result: `implemented-with-${value}`, modifier: 0 }
    : { result: 'header-invalid', modifier: -5 };
};

const scoreIntegrity = (html: string): Omit<Finding, 'test'> => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  if (scripts.length === 0)
    return { result: 'sri-not-implemented-but-no-scripts-loaded', modifier: 0 };
  const addressed = scripts.filter((attributes) => /\ssrc=/.test(attributes));
  const foreign = addressed.filter((attributes) => /\ssrc="(?:https?:)?\/\//.test(attributes));
  const isGuarded = (attributes: string) => /\sintegrity="/.test(attributes);
  if (foreign.some((attributes) => !/\ssrc="https:/.test(attributes))) {
    return {
      result: 'sri-not-implemented-and-external-scripts-not-loaded-securely',
      modifier: -50,
    };
  }
  if (foreign.some((attributes) => !isGuarded(attributes))) {
    return { result: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5 };
  }
  return addressed.some(isGuarded)
    ? { result: 'sri-implemented-and-all-scripts-loaded-securely', modifier: 5 }
    : { result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0 };
};

const scoreSharing = ({ headers }: Scan): Omit<Finding, 'test'> => {
  const origin = headers['access-control-allow-origin'];
  if (origin === undefined)
    return { result: 'cross-origin-resource-sharing-not-implemented', modifier: 0 };
  // With another origin than "*" and credentials the scanner suspects that every origin is let in.
  return origin !== '*' && headers['access-control-allow-credentials'] === 'true'
    ? { result: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
    : { result: 'cross-origin-resource-sharing-implemented', modifier: 0 };
};

/** Every finding, and the points: from 100, all penalties, and the bonuses if without them it is 90 or more. */
export const score = (scan: Scan): { findings: Finding[]; points: number } => {
  const { headers, html } = scan;
  // The scanner judges cookies by name and flags; the site must have none at all.
  if (headers['set-cookie'] !== undefined) throw new Error('Cookies are not scored here');
  const findings: Finding[] = [
    { test: 'content-security-policy', ...scorePolicy(headers['content-security-policy']) },
    { test: 'cookies', result: 'cookies-not-found', modifier: 0 },
    { test: 'cross-origin-resource-sharing', ...scoreSharing(scan) },
    {
      test: 'redirection',
      ...(scan.redirectsToHttps
        ? { result: 'redirection-to-https', modifier: 0 }
        : { result: 'redirection-missing', modifier: -20 }),
    },
    { test: 'referrer-policy', ...scoreReferrer(headers['referrer-policy']) },
    { test: 'strict-transport-security', ...scoreTransport(scan) },
    { test: 'subresource-integrity', ...scoreIntegrity(html) },
    {
      test: 'x-content-type-options',
      ...(headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff'
        ? { result: 'x-content-type-options-nosniff', modifier: 0 }
        : { result: 'x-content-type-options-not-implemented', modifier: -5 }),
    },
    { test: 'x-frame-options', ...scoreFraming(scan) },
    {
      test: 'cross-origin-resource-policy',
      ...scoreIsolation(
        headers['cross-origin-resource-policy'],
        ['same-origin', 'same-site'],
        'cross-origin',
      ),
    },
    {
      test: 'cross-origin-opener-policy',
      ...scoreIsolation(
        headers['cross-origin-opener-policy'],
        ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
        'unsafe-none',
      ),
    },
    {
      test: 'cross-origin-embedder-policy',
      ...scoreIsolation(
        headers['cross-origin-embedder-policy'],
        ['require-corp', 'credentialless'],
        'unsafe-none',
      ),
    },
  ];
  const sum = (isCounted: (modifier: number) => boolean) =>
    findings.reduce((total, { modifier }) => total + (isCounted(modifier) ? modifier : 0), 0);
  const plain = 100 + sum((modifier) => modifier < 0);
  const points = plain >= LEAST_FOR_BONUS ? plain + sum((modifier) => modifier > 0) : plain;
  return { findings, points: Math.max(0, points) };
};

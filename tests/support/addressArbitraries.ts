/** Addresses as they come from old links, broken mails, programs and people who try things out. */
import fc from 'fast-check';

const oddTexts = fc.constantFrom(
  '%',
  '%2',
  '%E0%A4%A',
  '%00',
  '%2F..%2F',
  '%5C',
  '..',
  '.',
  '//',
  ';a=b',
  '<script>alert(1)</script>',
  '%3Cimg%20src%3Dx%3E',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '9'.repeat(30),
  'a'.repeat(3000),
  '🧀',
  'ñandú',
  '\u202Eabc',
  '&&==??##',
  '{{7*7}}',
  "' OR 1=1 --",
  '${x}',
);

const pageNames = fc.constantFrom(
  'home',
  'products',
  'dealership',
  'about',
  'contact',
  'influencers',
  'influencers/amihan',
  'influencers/chef-ligaya',
  'influencers/nobody',
  'HOME',
  'Products',
  'index.html',
  'assets',
);

const segment = fc.oneof(
  { weight: 3, arbitrary: pageNames },
  { weight: 2, arbitrary: oddTexts },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);

const parameters = fc.constantFrom(
  'search',
  'category',
  'location',
  'sort',
  'per-page',
  'page',
  'product',
  'utm_source',
  '__proto__',
  '',
);

const values = fc.oneof(
  oddTexts,
  fc.constantFrom(
    'ube',
    'others',
    'cebu',
    'asc',
    'desc',
    'default',
    'all',
    '10',
    '20',
    '1',
    '2',
    '0',
    '',
    '+',
  ),
  fc.string({ maxLength: 30 }).map(encodeURIComponent),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

const query = fc
  .array(fc.tuple(parameters, values), { maxLength: 6 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

const hash = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('#directory', '#main', '#root', '#', '#%E0%A4%A', '#"><b>'),
  },
  { weight: 1, arbitrary: oddTexts.map((text) => `#${text}`) },
);

/** Path, query and hash, as they may be typed; what of it reaches the site, `new URL` says. */
export const addresses = (): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        { weight: 3, arbitrary: pageNames.map((name) => `/${name}`) },
        {
          weight: 2,
          arbitrary: fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
        },
      ),
      query,
      hash,
    )
    .map((parts) => parts.join(''));

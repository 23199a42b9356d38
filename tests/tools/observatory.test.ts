import { describe, expect, test } from 'vitest';
import { score } from '../support/observatory.ts';
import type { Scan } from '../support/observatory.ts';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

const good: Scan = {
  headers: {
    'content-security-policy': POLICY,
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  },
  html: '<script>1</script>',
  isPreloaded: false,
  redirectsToHttps: true,
};

const withHeader = (name: string, value: string | undefined): Scan => {
  const { [name]: _replaced, ...rest } = good.headers;
  return { ...good, headers: value === undefined ? rest : { ...rest, [name]: value } };
};

const modifierOf = (test: string, scan: Scan) =>
  score(scan).findings.find((finding) => finding.test === test)?.modifier;

describe('the Observatory’s score', () => {
  test('of a site with nothing at all is what the scanner says: 100 - 25 - 20 - 20 - 20 - 5', () => {
    expect(
      score({ headers: {}, html: '', isPreloaded: false, redirectsToHttps: false }).points,
    ).toBe(10);
  });

  test('adds its bonuses: 10 policy, 5 referrer, 5 framing, 10 resources, 10 opener', () => {
    expect(score(good).points).toBe(140);
    expect(score({ ...good, isPreloaded: true }).points).toBe(145);
  });

  test('gives no bonus to a site that has fewer than 90 points without them', () => {
    expect(score(withHeader('strict-transport-security', 'max-age=1')).points).toBe(130);
    expect(score(withHeader('strict-transport-security', undefined)).points).toBe(80);
  });

  test.each([
    ["default-src 'none'", 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'none'; style-src 'self' data:", 0],
    ["default-src 'none'; style-src 'unsafe-inline' 'sha256-x'", 10],
    ["default-src 'none'; img-src http://pictures.example", -10],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src https:", -20],
    ["default-src 'none'; script-src data:", -20],
    ["default-src 'none'; object-src *", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; connect-src http://mail.example", -20],
    ["default-src 'none'; img-src 'self'; img-src *", -25],
    [undefined, -25],
  ])('judges the policy "%s" by %i', (policy, modifier) => {
    expect(
      modifierOf('content-security-policy', withHeader('content-security-policy', policy)),
    ).toBe(modifier);
  });

  test.each([
    ['strict-transport-security', 'max-age=63072000, max-age=1', -20],
    ['strict-transport-security', 'includeSubDomains', -20],
    ['strict-transport-security', 'max-age=100', -10],
    ['referrer-policy', 'no-referrer', 5],
    ['referrer-policy', 'unsafe-url', -5],
    ['referrer-policy', undefined, 0],
    ['x-content-type-options', 'sniff', -5],
    ['cross-origin-resource-policy', 'cross-origin', 0],
    ['cross-origin-resource-policy', 'nobody', -5],
    ['cross-origin-resource-policy', undefined, 0],
    ['cross-origin-opener-policy', 'unsafe-none', 0],
    ['cross-origin-opener-policy', undefined, 0],
    ['cross-origin-embedder-policy', 'credentialless', 10],
  ])('judges %s "%s" by %i', (name, value, modifier) => {
    expect(modifierOf(name, withHeader(name, value))).toBe(modifier);
  });

  test('judges framing by the policy or by the older header', () => {
    const unframed = withHeader('content-security-policy', "default-src 'none'");
    expect(modifierOf('x-frame-options', good)).toBe(5);
    expect(modifierOf('x-frame-options', unframed)).toBe(-20);
    const older = { ...unframed, headers: { ...unframed.headers, 'x-frame-options': 'DENY' } };
    expect(modifierOf('x-frame-options', older)).toBe(5);
  });

  test.each([
    ['', 0],
    ['<script src="/a.js"></script>', 0],
    ['<script src="/a.js" integrity="sha256-x"></script>', 5],
    ['<script src="https://else.example/a.js"></script>', -5],
    ['<script src="//else.example/a.js"></script>', -50],
    ['<script src="http://else.example/a.js"></script>', -50],
  ])('judges the scripts of "%s" by %i', (html, modifier) => {
    expect(modifierOf('subresource-integrity', { ...good, html })).toBe(modifier);
  });

  test('judges a site that lets others in with credentials by -50', () => {
    const open = { ...good.headers, 'access-control-allow-origin': 'https://else.example' };
    expect(modifierOf('cross-origin-resource-sharing', { ...good, headers: open })).toBe(0);
    const credentials = { ...open, 'access-control-allow-credentials': 'true' };
    expect(modifierOf('cross-origin-resource-sharing', { ...good, headers: credentials })).toBe(
      -50,
    );
  });

  test('scores no cookies', () => {
    expect(() => score(withHeader('set-cookie', 'a=1'))).toThrow('Cookies');
  });
});

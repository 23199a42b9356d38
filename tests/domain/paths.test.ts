import { describe, expect, it } from 'vitest';
import { influencerPath, isPageAddress, pageNames, paths, productPath } from '@/domain/paths';

describe('isPageAddress', () => {
  const pages = [
    ...pageNames.map((name) => paths[name]),
    influencerPath('chef-ligaya'),
    productPath('cheddar-cheese-powder'),
  ];

  it.each(pages)('knows %s, however a host spells it', (path) => {
    const spellings = [
      path,
      `${path}/`,
      `/${path}`,
      `${path}/index.html`,
      path.toUpperCase(),
      path.replace('e', '%65'),
    ];
    expect(spellings.filter((spelling) => !isPageAddress(spelling))).toEqual([]);
  });

  it.each([
    '/',
    '//',
    '/index.html',
    '/no-such-page',
    '/influencers',
    // Begins like the editor's, and is none.
    '/administrators',
    // As a chat hands it on, with the end of the sentence.
    '/products.',
    '/products/1.5-kg',
    '/%E0%A4%A',
  ])('takes %s for a page: it leads home, if there is none', (path) => {
    expect(isPageAddress(path)).toBe(true);
  });

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/licences.txt',
    '/site.webmanifest',
    '/favicon.ico',
    '/sw.js',
    '/pictures/cheddar-640.avif',
    '/pictures/CHEDDAR.JPG',
    '/pictures/%E1%9C%83.png',
    '/films/hero.mp4',
    '/assets/core-x.js',
    '/icons/icon-192.png',
    '/price-list.pdf',
    '/robots%2Etxt',
    '/robots.txt/',
    '/404.html',
    '/google0123456789abcdef.html',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/admin',
    '/admin/',
    '/Admin',
    '//admin/',
    '/admin/index.html',
    '/admin/products/edit',
  ])('takes %s for none', (path) => {
    expect(isPageAddress(path)).toBe(false);
  });
});

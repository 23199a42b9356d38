import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { toContent, toForm } from '../../admin/form';
import { contentFiles } from '../../tools/content/contentChecks';
import { sampleContent } from '../../tools/content/contentFolder';
import { rewriteJson } from '../../tools/content/jsonForm';

const jpg = () => 'jpg';

test.each(contentFiles)('%s goes through its form unchanged', (file) => {
  const text = fs.readFileSync(path.join(sampleContent, file), 'utf8');
  const form = toForm(file, JSON.parse(text), jpg);
  expect(rewriteJson(text, toContent(file, form))).toBe(text);
});

describe('a form', () => {
  test('names the file of a picture, with the ending that it has', () => {
    const form = toForm('uses.json', [{ slug: 'a', label: 'A', drawing: 'uses/a' }], () => 'png');
    expect(form).toEqual([{ slug: 'a', label: 'A', drawing: '/uses/a.png' }]);
    expect(toContent('uses.json', form)).toEqual([{ slug: 'a', label: 'A', drawing: 'uses/a' }]);
  });

  test('says which of several shapes an entry has, also of one that is wrong', () => {
    const menu = [
      { label: 'Home', icon: 'home', to: '/home' },
      { label: '', icon: 'shop', children: [{ label: 'Shop', href: 'https://shop.example' }] },
    ];
    const form = toForm('navigation.json', menu, jpg);
    expect(form).toEqual([
      { shape: 'label-icon-to', label: 'Home', icon: 'home', to: '/home' },
      {
        shape: 'label-icon-children',
        label: '',
        icon: 'shop',
        children: [{ shape: 'label-href', label: 'Shop', href: 'https://shop.example' }],
      },
    ]);
    expect(toContent('navigation.json', form)).toEqual(menu);
  });

  test('holds a place as people write it', () => {
    const form = toForm('dealers.json', [{ name: 'A', at: [14.1, 120.9] }], jpg);
    expect(form).toEqual([{ name: 'A', at: '14.1, 120.9' }]);
    expect(toContent('dealers.json', form)).toMatchObject([{ at: [14.1, 120.9] }]);
    // As Google Maps and phones copy it.
    for (const [written, at] of [
      ['14.1153, 120.9621', [14.1153, 120.9621]],
      ['(14.1153 120.9621)', [14.1153, 120.9621]],
      ['14.1153° N, 120.9621° E', [14.1153, 120.9621]],
      [`14°06'55.1"N 120°57'43.6"E`, [14.115306, 120.962111]],
      ['14°06′55.1″N, 120°57′43.6″E', [14.115306, 120.962111]],
    ]) {
      expect(toContent('dealers.json', [{ name: 'A', at: written }])).toMatchObject([{ at }]);
    }
    // What is none is left to the check.
    expect(toContent('dealers.json', [{ name: 'A', at: 'Manila' }])).toMatchObject([
      { at: 'Manila' },
    ]);
  });

  test('loses what an address tells of whoever shared it, and nothing else', () => {
    for (const [pasted, link] of [
      ['https://shopee.ph/a?utm_source=fb&sku=1&fbclid=X#top', 'https://shopee.ph/a?sku=1#top'],
      ['https://youtu.be/abc?si=Q2', 'https://youtu.be/abc'],
      ['https://maps.google.com/?q=Jolo&size=2', 'https://maps.google.com/?q=Jolo&size=2'],
    ]) {
      expect(toContent('products.json', [{ link: pasted }])).toMatchObject([{ link }]);
    }
    const text = 'See https://youtu.be/abc?si=Q2 for it';
    expect(toContent('recipes.json', [{ lead: text }])).toMatchObject([{ lead: text }]);
  });

  test('that is empty where something may be left out leaves it out', () => {
    const [product] = toContent('products.json', [
      { id: '1', slug: '', uses: [], packs: null, servingGrams: undefined, name: 'A' },
    ]) as Record<string, unknown>[];
    expect(Object.keys(product ?? {})).not.toEqual(
      expect.arrayContaining(['slug', 'uses', 'packs', 'servingGrams']),
    );
    // What may not be left out is there, for the check to say what is wrong with it.
    expect(product).toMatchObject({
      id: '1',
      name: 'A',
      FDARegistrationNumber: '',
      advantages: [],
    });
  });

  test('keeps what the editor notes for itself to itself, and what nobody knows', () => {
    const form = [{ slug: 'a', label: 'A', drawing: '/uses/a.jpg', __sc_item_key: '1', odd: 2 }];
    expect(toContent('uses.json', form)).toEqual([
      { slug: 'a', label: 'A', drawing: 'uses/a', odd: 2 },
    ]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe as group, expect, test, vi } from 'vitest';
import { check, describe, newWarnings } from '../../admin/check';
import { Content } from '../../admin/content';
import { filesOf, newPictures, noEncodableFile, sizesOfNew } from '../../admin/pictures';
import { contentFiles } from '../../tools/content/contentChecks';
import { sampleContent } from '../../tools/content/contentFolder';

const read = (file: string) => fs.readFileSync(path.join(sampleContent, file), 'utf8');
const manifest = JSON.parse(read('generated/pictures.json')) as Record<string, unknown>;

let content: Content;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  content = new Content({
    pictures: Object.fromEntries(Object.keys(manifest).map((name) => [name, 'jpg'])),
    films: fs.readdirSync(path.join(sampleContent, 'films')),
  });
  for (const file of contentFiles) content.read(file, read(file));
});

type Entry = Record<string, unknown>;

/** A form of the sample, changed. */
const changed = (file: (typeof contentFiles)[number], change: (records: Entry[]) => void) => {
  const form = content.read(file, read(file)) as Entry[];
  change(form);
  return form;
};

const checked = (file: (typeof contentFiles)[number], form: unknown) => {
  const { faults, left } = check(
    content,
    file,
    content.textOf(file, form),
    newPictures(content, file, form),
  );
  return { faults: faults.map(describe), left: left.map(describe) };
};

group('the check in the editor', () => {
  test.each(contentFiles)('finds nothing wrong with %s of the sample', (file) => {
    expect(checked(file, content.read(file, read(file)))).toEqual({ faults: [], left: [] });
  });

  test('says what is wrong in the words of the check, and where by the labels of the form', () => {
    const form = changed('dealers.json', ([first]) =>
      Object.assign(first ?? {}, { mapsLink: 'x' }),
    );
    expect(checked('dealers.json', form).faults).toEqual([
      'Dealers, no. 1 "San Lorenzo Food Depot", Link to Google Maps: must be a whole address, which begins with https://',
    ]);
  });

  test('lets a new picture through, and tells that its text is still to be written', () => {
    const form = changed('products.json', ([first]) =>
      Object.assign(first ?? {}, { image: '/products/new-one.png' }),
    );
    expect(checked('products.json', form)).toEqual({
      faults: [],
      left: [
        'Products, no. 1 "Cheddar Cheese Powder", Picture: the picture products/new-one has no text in alt-texts.json',
      ],
    });
    content.write('products.json', form);
    const texts = changed('alt-texts.json', (records) =>
      records.push({ picture: 'products/new-one', text: 'Powder.' }),
    );
    expect(checked('alt-texts.json', texts)).toEqual({ faults: [], left: [] });
    // And it is shown again as the file that it is.
    expect(content.endingOf('products/new-one')).toBe('png');
  });

  test('refuses a picture that nobody has brought', () => {
    const form = changed('alt-texts.json', (records) =>
      records.push({ picture: 'products/none', text: 'Nothing.' }),
    );
    expect(checked('alt-texts.json', form).faults).toEqual([
      expect.stringContaining('there is no such picture'),
    ]);
  });

  test('tells what other files need: a menu without an influencer who is new', () => {
    const form = changed('influencers.json', (records) =>
      records.push({ ...records[0], slug: 'bagong-chef', name: 'Bagong Chef' }),
    );
    expect(checked('influencers.json', form)).toEqual({
      faults: [],
      left: ['Menu: no entry leads to /influencers/bagong-chef, who is in influencers.json'],
    });
  });

  test('warns of what was not so before', () => {
    const form = changed('products.json', ([first]) =>
      Object.assign(first ?? {}, { epirityDate: '01/31/2020' }),
    );
    const warnings = newWarnings(content, 'products.json', content.textOf('products.json', form));
    expect(warnings.map(describe)).toEqual([
      'Products, no. 1 "Cheddar Cheese Powder", Expiry date: has passed, and the product can still be bought',
    ]);
  });
});

group('the files of pictures', () => {
  test('are named as the encoder wants them', () => {
    expect(filesOf([{ image: '/products/a.jpg' }, { image: '/products/IMG 1.HEIC' }])).toEqual([
      'products/a.jpg',
      'products/IMG 1.HEIC',
    ]);
    expect(noEncodableFile('products/a.jpg')).toBeUndefined();
    for (const name of ['products/a.jpeg', 'products/A.jpg', 'products/a b.png', 'a/b.heic']) {
      expect(noEncodableFile(name)).toContain('Rename the file');
    }
  });

  test('are as large as they were when they were put into the form', () => {
    const size = { width: 300, height: 200 };
    const shown = [{ image: 'blob:a', name: 'A' }, { image: '/products/b.jpg' }];
    const saved = [{ image: '/products/a.png', name: 'A' }, { image: '/products/b.jpg' }];
    expect(sizesOfNew(saved, shown, new Map([['blob:a', size]]))).toEqual(
      new Map([['products/a', size]]),
    );
  });
});

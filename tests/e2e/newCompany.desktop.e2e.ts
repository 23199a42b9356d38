import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSite } from './support/buildSite.ts';
import { expect, test } from './support/fixtures.ts';
import type { Site } from '../../src/content/schema.ts';
import { companyContent } from '../../tools/content/contentFolder.ts';
import { writeNewCompany } from '../../tools/content/newCompany.ts';
import { updatePictures } from '../../tools/content/pictures.ts';

/** What people and search engines read of a file: of a document neither code nor styles. */
const readable = (file: string) =>
  fs
    .readFileSync(file, 'utf8')
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');

test('the site of a new company names the old one nowhere', { tag: '@long' }, async () => {
  test.slow();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'new-company-'));
  // In the project, whose package.json says what kind of modules the build itself loads.
  const site = path.resolve(import.meta.dirname, '../..', `dist-e2e-${path.basename(folder)}`);
  await writeNewCompany(folder, 'Aling Nena Foods');
  const content = path.join(folder, 'src/content');
  const manifest = path.join(content, 'generated/pictures.json');
  fs.cpSync(path.join(companyContent, 'generated'), path.dirname(manifest), { recursive: true });
  await updatePictures({
    masters: path.join(content, 'pictures'),
    encoded: path.join(folder, 'encoded'),
    manifest,
  });
  await buildSite({ CONTENT_DIR: content, OUT_DIR: site, ADMIN: 'off' });

  const { company, origin } = JSON.parse(
    fs.readFileSync(path.join(companyContent, 'site.json'), 'utf8'),
  ) as Site;
  const { name, shortName, email, phone } = company;
  const old = [name, shortName, email, phone, new URL(origin).host].map((text) =>
    text.toLowerCase(),
  );
  const files = fs
    .readdirSync(site, { recursive: true, encoding: 'utf8' })
    // The licences are those of packages.
    .filter((file) => /\.(?:html|xml|txt|webmanifest)$/.test(file) && file !== 'licences.txt');
  expect(files).toContain('home/index.html');
  const found = files.flatMap((file) => {
    const text = readable(path.join(site, file)).toLowerCase();
    return old.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(site, { recursive: true });
  fs.rmSync(`${site}-hosting`, { recursive: true, force: true });
  expect(found).toEqual([]);
});

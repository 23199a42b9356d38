import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colors } from '@lasakita/ui/tokens';

const components = path.resolve(import.meta.dirname, '../../kit/src/components');

/** Drawings: of them a brand changes the colors, and not what they stand for. */
const DRAWINGS = ['Logo/Logo.tsx', 'MapEmbed/MapDrawing.tsx'];

test('a component names the roles of colors, and not what is in the pantry', () => {
  const pantry = new RegExp(String.raw`palette\.(?:${Object.keys(colors).join('|')})\b`);
  const naming = fs
    .globSync('**/*.{ts,tsx}', { cwd: components })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => pantry.test(fs.readFileSync(path.join(components, file), 'utf8')));
  expect(naming.toSorted()).toEqual(DRAWINGS);
});

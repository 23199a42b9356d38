/** Writes today below the newest version of `kit/CHANGELOG.md`: a step of `npm run release`. */
import fs from 'node:fs';
import path from 'node:path';
import { withDate } from './kitChanges.ts';

const file = path.resolve(import.meta.dirname, '../../kit/CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);
fs.writeFileSync(file, withDate(fs.readFileSync(file, 'utf8'), today));

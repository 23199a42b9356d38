/** The company's sign lies outside the content: it is told where it is still that of another company. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The drawing from which the icons are made; its title says whose sign it is. */
const SIGN = 'public/favicon.svg';

/**
 * What is left of another company's sign, in lines as the content check prints them.
 *
 * @param root The project's folder.
 * @param company The company's short name, as the content has it.
 */
export async function brandWarnings(root: string, company: string): Promise<string[]> {
  const drawing = await readFile(path.join(root, SIGN), 'utf8').catch(() => '');
  const [, owner] = /<title>([^<]*)<\/title>/.exec(drawing) ?? [];
  if (owner === undefined || company === '' || owner === company) return [];
  return [
    `${SIGN}: is the sign of ${owner}; draw that of ${company}, with its name as the title, and run npm run icons`,
    `kit/src/components/Logo/Logo.tsx: draws the sign of ${owner} in header and footer; draw that of ${company}`,
  ];
}

/** What assistants read of a built Storybook, beside the manifest that Storybook writes (KIT-4). */
import fs from 'node:fs';
import path from 'node:path';
import { formatComponentManifest } from 'storybook/internal/toolsets-docs';
import type { ComponentsManifest } from 'storybook/internal/types';
import { buildVersion } from '../kit/kitChanges.ts';
import { llmsText } from '../kit/llmsText.ts';
import type { LibraryPackage } from '../kit/llmsText.ts';
import { withoutRequirements } from '../kit/withoutRequirements.ts';
import { readComponentDocs } from './componentDocs.ts';

/** Where the text of one component lies in the built Storybook. */
const componentTextPath = (id: string) => `manifests/${id}.md`;

/** What stands in `llms.txt` of the Storybook alone. */
const ALL_AT_ONCE = `
## All at once

- [Component manifest](manifests/components.json): the same as JSON, in Storybook's own form
- [Index of stories](index.json): every state, as \`iframe.html?id=ID\` shows it
- [Storybook](index.html): for people, with the foundations (color, type, space, motion, voice)
`;

/**
 * Writes `llms.txt` and the text of each component, as Storybook's MCP server says it, into a built Storybook.
 *
 * @throws If the build left no manifest: Storybook itself goes on without one.
 */
export const writeTextsForAssistants = (root: string, folder: string): void => {
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const file = path.join(folder, 'manifests/components.json');
  const manifest = JSON.parse(withoutRequirements(read(file))) as ComponentsManifest;
  // Without its indents.
  fs.writeFileSync(file, JSON.stringify(manifest));
  const components = Object.values(manifest.components);
  for (const component of components) {
    const text = formatComponentManifest(component);
    fs.writeFileSync(path.join(folder, componentTextPath(component.id)), `${text}\n`);
  }
  const library = JSON.parse(read(path.join(root, 'kit/package.json'))) as LibraryPackage;
  const docs = readComponentDocs(root);
  const text = llmsText(
    { ...library, version: buildVersion(root, library.version) },
    components.map(({ id, name, path: story }) => ({
      name,
      description: docs[story]?.description ?? '',
      address: componentTextPath(id),
    })),
  );
  fs.writeFileSync(path.join(folder, 'llms.txt'), text + ALL_AT_ONCE);
  // A page for people, who have the documentation.
  fs.rmSync(path.join(folder, 'manifests/components.html'), { force: true });
};

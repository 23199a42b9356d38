import fs from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { readComponentDocs } from '../../../tools/storybook/componentDocs.ts';
import { storyCodes } from '../../../tools/storybook/storyCode.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

const file = `
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Sign } from '@/components/Sign/Sign';
import type { SignProps } from '@/components/Sign/Sign';
import { sample } from './samples';

const words = { first: sample('a'), onPress: fn() };
const [, second] = list;

function Keeper({ text, ...args }: SignProps) {
  const [kept, setKept] = useState(text);
  return <Sign {...args} text={kept} onChange={setKept} />;
}

const meta = {
  component: Sign,
  render: (args) => <Keeper {...args} />,
  args: { text: 'Sarap', isLarge: true, onChange: fn() },
} satisfies Meta<typeof Sign>;

export default meta;

export const Default: Story = { play: async () => {} };
export const Long: Story = { ...Default, args: { text: \`\${second} lasa\`, words } };
export const Plain: Story = { render: ({ isLarge: _none, ...args }) => <Sign {...args} text="" /> };
export const Row: Story = {
  render: () => (
    <p>
      <Sign {...meta.args} />
      <Sign {...meta.args} {...Long.args} onChange={fn()} />
    </p>
  ),
};
`;

const top = "import { Sign } from '@/components/Sign/Sign';\n\n";

test('a story is written with its own words, below the import of its component', () => {
  expect(storyCodes('stories/components/Sign.stories.tsx', file)).toEqual({
    Default: `${top}<Sign text="Sarap" isLarge onChange={handleChange} />`,
    Long: `import { Sign } from '@/components/Sign/Sign';
import { sample } from '@stories/components/samples';

const [, second] = list;
const words = { first: sample('a'), onPress: () => {} };

<Sign text={\`\${second} lasa\`} isLarge onChange={handleChange} words={words} />`,
    Plain: `${top}<Sign onChange={handleChange} text="" />`,
    Row: expect.stringContaining(`<p>
      <Sign text="Sarap" isLarge onChange={handleChange} />
      <Sign text={\`\${second} lasa\`} isLarge onChange={handleChange} words={words} />
    </p>`) as string,
  });
});

describe.each(Object.entries(readComponentDocs(ROOT)))('%s', (storyFile, { name }) => {
  const codes = storyCodes(storyFile, fs.readFileSync(path.join(ROOT, storyFile), 'utf8'));

  test('tells of every story what to write', () => {
    expect(Object.keys(codes).length).toBeGreaterThan(0);
    for (const code of Object.values(codes)) {
      expect(() => parseAst(code, { lang: 'tsx' })).not.toThrow();
      expect(code).toMatch(/^import /);
      expect(code).not.toMatch(/\bfn\(\)|\bargs\b/);
    }
    expect(codes.Default).toContain(`<${name}`);
  });
});

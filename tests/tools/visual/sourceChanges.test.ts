import { describe, expect, it } from 'vitest';
import {
  propChanges,
  tokenChanges,
  tokensOfComponent,
} from '../../../tools/visual/sourceChanges.ts';

const props = (body: string) => `export interface PriceCardProps {\n${body}\n}\n`;

describe('Props that changed', () => {
  it('are those whose type, need or default is another, and those that came or went', () => {
    const before = props(
      "  /** As CSS takes it. @default '1px' */\n  size?: string;\n  label: string;\n  old?: boolean;\n  same: number;",
    );
    const now = props(
      "  /** Told anew. @default '2px' */\n  size?: string;\n  label?: string;\n  same: number;\n  fresh: 'a' | 'b';",
    );
    expect(propChanges('PriceCard', before, now)).toEqual([
      { name: 'size', before: "string, default '1px'", now: "string, default '2px'" },
      { name: 'label', before: 'string, required', now: 'string' },
      { name: 'old', before: 'boolean' },
      { name: 'fresh', now: "'a' | 'b', required" },
    ]);
  });

  it('are none where only words changed', () => {
    expect(
      propChanges('PriceCard', props('  /** A. */\n  a: 1;'), props('  /** B. */\n  a: 1;')),
    ).toEqual([]);
  });
});

const module = (paper: string, radius: number) =>
  `export const colors = { gata: { main: '${paper}' } } as const;\nexport const radius = { small: ${radius}, large: 22 } as const;\nexport const spaceUnit = 4 as const;\n`;

describe('Tokens that changed', () => {
  it('are named as components write them', () => {
    expect(tokenChanges(module('#FFF6E6', 8), module('#FFF6E7', 9))).toEqual([
      { name: 'gata.main', before: '#FFF6E6', now: '#FFF6E7' },
      { name: 'radius.small', before: '8', now: '9' },
    ]);
    expect(tokenChanges(module('#FFF6E6', 8), module('#FFF6E6', 8))).toEqual([]);
  });

  it('belong to the component that names them; it may name others than before', () => {
    const tokens = [
      { name: 'gata.main', before: '#FFF6E6', now: '#FFF6E7' },
      { name: 'radius.small', before: '8', now: '9' },
    ];
    expect(
      tokensOfComponent(
        tokens,
        { 'PriceCard.tsx': 'theme.palette.gata.main, theme.palette.ube.main' },
        { 'PriceCard.tsx': 'theme.palette.gata.main, theme.palette.keso.main' },
      ),
    ).toEqual([
      { name: 'gata.main', before: '#FFF6E6', now: '#FFF6E7' },
      { name: 'keso.main', now: 'used here' },
      { name: 'ube.main', before: 'used here' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { CaptureRecord } from '../../../tools/visual/records.ts';
import { commentOf, percent, reviewOf, scopeOf } from '../../../tools/visual/comment.ts';
import type { Since } from '../../../tools/visual/since.ts';

const CARD = 'kit/src/components/PriceCard/PriceCard.tsx';

const record = (
  name: string,
  capture: string,
  rest: Partial<CaptureRecord> = {},
): CaptureRecord => ({
  key: `components-${name.toLowerCase()}/${capture}`,
  storyId: `components-${name.toLowerCase()}--default`,
  title: `Components/${name}`,
  file: `stories/components/${name}.stories.tsx`,
  component: `kit/src/components/${name}/${name}.tsx`,
  status: 'same',
  ms: 1,
  takes: 1,
  losses: 0,
  ...rest,
});

const changed = (share: number): Partial<CaptureRecord> => ({
  status: 'changed',
  difference: {
    count: 1200,
    isExact: true,
    box: { left: 3, top: 4, width: 50, height: 60 },
    share,
  },
});

const since: Since = {
  base: '0123456789abcdef',
  files: [CARD, 'virtual:site-source'],
  forAll: [],
  ways: {
    'stories/components/PriceCard.stories.tsx': ['stories/components/PriceCard.stories.tsx', CARD],
  },
  all: 800,
  tokens: [],
  components: {
    [CARD]: {
      props: [{ name: 'size', before: "'s' | 'm'", now: 'string' }],
      tokens: [{ name: 'ube.main', now: 'used here' }],
    },
  },
};

const records = [
  record('Facts', 'default.phone', changed(0.002)),
  record('Logo', 'default.phone'),
  record('PriceCard', 'default.phone', changed(0.02)),
  record('PriceCard', 'large.phone', { status: 'missing' }),
  record('PriceCard', 'large.desktop', changed(0.4)),
  record('PriceCard', 'tilted.phone'),
];

describe('A review', () => {
  it('has what looks otherwise by component, the worst first', () => {
    const { components, taken } = reviewOf(records, since);
    expect(taken).toBe(6);
    expect(components.map(({ title, taken: own }) => [title, own])).toEqual([
      ['Components/PriceCard', 4],
      ['Components/Facts', 1],
    ]);
    expect(components[0]?.captures.map(({ key }) => key)).toEqual([
      'components-pricecard/large.desktop',
      'components-pricecard/default.phone',
      'components-pricecard/large.phone',
    ]);
  });

  it('puts before all else what could not be captured', () => {
    const failed = record('Logo', 'mark.phone', { status: 'failed', error: 'It looked otherwise' });
    const [first] = reviewOf([...records, failed], since).components;
    expect(first?.title).toBe('Components/Logo');
    expect(commentOf(reviewOf([failed], since))).toContain('`mark.phone`: not captured');
  });

  it('says of each component why it was captured, and what changed in it', () => {
    expect(reviewOf(records, since).components[0]).toMatchObject({
      why: ['stories/components/PriceCard.stories.tsx', CARD],
      props: [{ name: 'size' }],
      tokens: [{ name: 'ube.main' }],
    });
  });

  it('says what was captured', () => {
    expect(scopeOf(reviewOf(records))).toBe('6 captures were compared with their baselines.');
    expect(scopeOf(reviewOf(records, since))).toBe(
      '1 file differs from 0123456: 6 of 800 captures (0.8 %) can look otherwise and were compared with their baselines.',
    );
    const forAll = [['.storybook/preview.tsx', 'kit/src/theme/theme.ts']];
    expect(scopeOf(reviewOf(records, { ...since, forAll }))).toBe(
      '1 file differs from 0123456, and everything was captured (6), because of .storybook/preview.tsx > kit/src/theme/theme.ts.',
    );
  });

  it('rounds a share to what can be read, and not to nothing', () => {
    expect([0, 0.0004, 0.0123, 0.1, 0.126, 1].map(percent)).toEqual([
      '0 %',
      'under 0.1 %',
      '1.2 %',
      '10 %',
      '12.6 %',
      '100 %',
    ]);
  });
});

describe('The comment', () => {
  it('is a table of the components, the worst first', () => {
    const lines = commentOf(reviewOf(records, since)).split('\n');
    expect(lines.filter((line) => line.startsWith('|'))).toEqual([
      '| Component | Captures | Worst | Because of | Props and tokens |',
      '| --- | --- | --- | --- | --- |',
      `| Components/PriceCard | 3 of 4 | \`large.desktop\`: 40 % | \`${CARD}\` | \`size\` was 's' \\| 'm'; now string; \`ube.main\` now used here |`,
      '| Components/Facts | 1 of 1 | `default.phone`: 0.2 % |  |  |',
    ]);
    expect(lines.join('\n')).toContain('**4 captures look otherwise than before.**');
    expect(lines.join('\n')).toContain('`accept looks`');
  });

  it('says so where nothing looks otherwise', () => {
    const comment = commentOf(reviewOf([record('Logo', 'default.phone')], since));
    expect(comment).toContain('Everything that was captured looks as it did.');
    expect(comment).not.toContain('accept looks');
  });

  it('stays short enough to be taken', () => {
    const many = Array.from({ length: 200 }, (_, index) =>
      record(`Part${index}`, 'default.phone', changed(0.1)),
    );
    const comment = commentOf(reviewOf(many));
    expect(comment.length).toBeLessThan(60_000);
    expect(comment).toContain('150 components more are in the report.');
  });
});

import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../theme/styled.ts';

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  /** What is known, as term and value in reading order. */
  facts: readonly { term: string; value: string }[];
}

const Root = styled('dl')({ margin: 0 });

const Fact = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: theme.spacing(4),
  alignItems: 'baseline',
  paddingBlock: theme.spacing(2.5),
  borderBottom: `2px solid ${theme.tokens.line}`,
  '& dt': { ...theme.typography.body2, fontWeight: 600, color: theme.tokens.quietInk },
  '& dd': {
    ...theme.typography.body2,
    margin: 0,
    fontWeight: 800,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));

/**
 * What is known of a thing, a ruled line each, its values in one column.
 *
 * @do Leave out what is not known.
 * @dont Do not compare things in it: one list has the facts of one thing.
 * @instead For prose: paragraphs. For the way a dish is made: `Recipe`.
 * @keyboard None: it takes no focus.
 * @roles A list of terms, each with its definition.
 * @announcements Nothing of its own.
 * @example
 * ```tsx
 * import { Facts } from '@lasakita/ui/Facts';
 *
 * export default function Example() {
 *   return (
 *     <Facts
 *       facts={[
 *         { term: 'Weight', value: '200 g' },
 *         { term: 'Keeps for', value: '12 months' },
 *         { term: 'Storage', value: 'Cool and dry' },
 *       ]}
 *     />
 *   );
 * }
 * ```
 */
export function Facts({ facts, ...rest }: FactsProps) {
  return (
    <Root {...rest}>
      {facts.map(({ term, value }) => (
        <Fact key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fact>
      ))}
    </Root>
  );
}

import { useLayoutEffect, useRef } from 'react';
import type { CopyOutcome } from '../../hooks/useCopy.ts';
import { styled } from '../../theme/styled.ts';

export interface TextToCopyProps {
  /** What a screen reader says of it. */
  label: string;
  /** What came of copying. */
  outcome: CopyOutcome | undefined;
}

const Field = styled('textarea')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  marginTop: theme.spacing(2),
  padding: theme.spacing(3),
  color: 'inherit',
  backgroundColor: theme.palette.background.paper,
  border: `2px solid ${theme.tokens.edge.strong}`,
  borderRadius: theme.tokens.radius.medium,
  resize: 'vertical',
  '&:focus-visible': theme.tokens.focusRing,
  '@media print': { display: 'none' },
}));

/** More lines are scrolled to. */
const MOST_ROWS = 10;

/** The text that the browser refused to copy, selected, so that one key or the menu of the selection copies it. */
export function TextToCopy({ label, outcome }: TextToCopyProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // Each time anew: who presses again wants it selected again.
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [outcome]);
  if (!outcome || outcome.isCopied) return null;
  const { text } = outcome;
  return (
    <Field
      ref={field}
      readOnly
      aria-label={label}
      rows={Math.min(text.split('\n').length + 1, MOST_ROWS)}
      value={text}
    />
  );
}

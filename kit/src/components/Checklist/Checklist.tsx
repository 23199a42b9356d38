import CheckIcon from '@mui/icons-material/CheckRounded';
import ContentCopyIcon from '@mui/icons-material/ContentCopyRounded';
import PrintIcon from '@mui/icons-material/PrintRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { useCanPrint } from '../../hooks/useCanPrint.ts';
import { useCopy } from '../../hooks/useCopy.ts';
import { printAlone } from '../../theme/printAlone.ts';
import { TextToCopy } from '../ShareButton/TextToCopy.tsx';
import { styled } from '../../theme/styled.ts';

/** The words of a checklist's buttons, and of what comes of them. */
export interface ChecklistLabels {
  /** Prints the list alone. @default 'Print the list' */
  print: string;
  /** Copies the list. @default 'Copy the list' */
  copy: string;
  /** Said once it is copied. @default 'Copied. Paste it into your message to us.' */
  copied: string;
  /** Said where copying fails; the list follows, selected. @default 'Copying is not allowed here: copy it by hand.' */
  notCopied: string;
}

const defaultLabels: ChecklistLabels = {
  print: 'Print the list',
  copy: 'Copy the list',
  copied: 'Copied. Paste it into your message to us.',
  notCopied: 'Copying is not allowed here: copy it by hand.',
};

/** A step of a checklist. */
export interface ChecklistStep {
  /** What is done in it. */
  heading: string;
  /** What there is to tick off. */
  items: readonly string[];
  /** Whether its items only say what happens: they have no boxes. @default false */
  isNote?: boolean | undefined;
}

export interface ChecklistProps extends ComponentPropsWithRef<'div'> {
  /** The steps in their order. */
  steps: readonly ChecklistStep[];
  /** What is copied above the steps. */
  title: string;
  /** Stands below the last step: the way to send it all. @default none */
  children?: ReactNode | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<ChecklistLabels> | undefined;
}

const Steps = styled('div')(({ theme }) => ({
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(8, 6),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  },
  '@media print': { gap: theme.spacing(4) },
  // Plain elements below one that is styled.
  '& > div': {
    counterIncrement: 'step',
    minWidth: 0,
    paddingTop: theme.spacing(5),
    borderTop: '5px solid currentColor',
    '@media print': { paddingTop: theme.spacing(2), borderTopWidth: 1 },
  },
  '& h3': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'end',
    gap: theme.spacing(4),
    margin: 0,
    '&::before': {
      content: 'counter(step)',
      flex: 'none',
      fontSize: 'clamp(5.5rem, 3.5rem + 7vw, 11rem)',
      lineHeight: 0.76,
      color: 'var(--loud, inherit)',
      '@media print': { fontSize: 'inherit', lineHeight: 'inherit' },
    },
  },
  '& ul': {
    listStyle: 'none',
    margin: theme.spacing(5, 0, 0),
    padding: 0,
    '@media print': { marginTop: theme.spacing(1) },
  },
  '& .note': { ...theme.typography.body1, paddingBlock: theme.spacing(2) },
  '& label': {
    ...theme.typography.body1,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(3),
    minHeight: theme.tokens.sizes.tap,
    paddingBlock: theme.spacing(2),
    cursor: 'pointer',
  },
  // The browser's own box, drawn anew: it can be ticked before any code has come, and keeps its tick.
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: 28,
    height: 28,
    margin: 0,
    borderRadius: Math.min(6, theme.tokens.radius.small),
    border: `2px solid ${theme.tokens.edge.strong}`,
    backgroundColor: theme.tokens.surface.card,
    cursor: 'pointer',
    '&:focus-visible': theme.tokens.focusRing,
    '&:checked': { backgroundColor: theme.tokens.surface.chosen },
    '&:checked + svg': { visibility: 'visible' },
  },
  '& label > svg': {
    position: 'absolute',
    insetInlineStart: 3,
    top: `calc(${theme.spacing(2)} + 3px)`,
    fontSize: 22,
    visibility: 'hidden',
    pointerEvents: 'none',
  },
  '& label > span': { minWidth: 0 },
  '& input:checked ~ span': { color: theme.tokens.quietInk },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  marginTop: theme.spacing(6),
  '@media print': { display: 'none' },
}));

/** The steps as plain text, a box before each item to tick off: with a cross where it is ticked. */
export const checklistText = (
  { title, steps }: Pick<ChecklistProps, 'title' | 'steps'>,
  isTicked: (item: string) => boolean = () => false,
): string =>
  [
    title,
    ...steps.map(({ heading, items, isNote = false }, index) =>
      [
        `${index + 1}. ${heading}`,
        ...items.map((item) => (isNote ? item : `[${isTicked(item) ? 'x' : ' '}] ${item}`)),
      ].join('\n'),
    ),
  ].join('\n\n');

/**
 * Numbered steps with boxes to be ticked off, which can be printed or copied as they are.
 *
 * @do List what somebody has to bring or send together.
 * @do Name the list by a `title` that is understood without the page: it stands above the copied text.
 * @dont Do not tick a box for the visitor: all are empty at first.
 * @dont Do not use it for a list that nobody works through. A last step that only says what happens has `isNote`.
 * @instead For facts that nobody ticks off: `Facts`. For what is cooked step by step: `Recipe`.
 * @keyboard Tab: Goes through the boxes, then to "Print the list" and "Copy the list".
 * @keyboard Space: Ticks a box, or takes the tick back.
 * @keyboard Enter, Space: Prints or copies; where the browser refuses to copy, the focus goes to the list as selected text.
 * @roles Numbered headings, each with a list of checkboxes named by their items; a read-only text box where the browser
 *   refuses to copy.
 * @announcements That the list was copied, or that copying is not allowed, in a polite live region.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { Checklist } from '@lasakita/ui/Checklist';
 *
 * const steps = [
 *   { heading: 'Fill in', items: ['The application form', 'Your area'] },
 *   { heading: 'Enclose', items: ['A copy of your ID', 'Your business permit'] },
 * ];
 *
 * export default function Example() {
 *   return (
 *     <Checklist title="To become a dealer" steps={steps}>
 *       <Button variant="sticker" href="mailto:dealers@shop.example">
 *         Send it all
 *       </Button>
 *     </Checklist>
 *   );
 * }
 * ```
 */
export function Checklist({ steps, title, children, labels, ...rest }: ChecklistProps) {
  const words = mergeLabels(defaultLabels, labels);
  const stepsRef = useRef<HTMLDivElement>(null);
  const { outcome, copy, forget } = useCopy();
  const canPrint = useCanPrint();
  const handleCopy = () => {
    const ticked = new Set(
      [...(stepsRef.current?.querySelectorAll('input') ?? [])]
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
    );
    void copy(checklistText({ title, steps }, (item) => ticked.has(item)));
  };
  const foot = (
    <Foot>
      {children}
      {canPrint && (
        <Button
          data-needs-script
          variant="outlined"
          startIcon={<PrintIcon />}
          onClick={({ currentTarget }) => printAlone(currentTarget.closest('section'))}
        >
          {words.print}
        </Button>
      )}
      <Button
        data-needs-script
        variant="outlined"
        startIcon={<ContentCopyIcon />}
        onClick={handleCopy}
      >
        {words.copy}
      </Button>
    </Foot>
  );
  return (
    <div {...rest}>
      <Steps ref={stepsRef} onChange={forget}>
        {steps.map(({ heading, items, isNote = false }, index) => (
          <div key={heading}>
            <h3>{heading}</h3>
            <ul>
              {items.map((item) => (
                <li key={item} className={isNote ? 'note' : undefined}>
                  {isNote ? (
                    item
                  ) : (
                    <label>
                      <input type="checkbox" value={item} />
                      <CheckIcon aria-hidden />
                      <span>{item}</span>
                    </label>
                  )}
                </li>
              ))}
            </ul>
            {index === steps.length - 1 && foot}
          </div>
        ))}
      </Steps>
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', mt: 3, '&:empty': { mt: 0 } }}
      >
        {outcome && (outcome.isCopied ? words.copied : words.notCopied)}
      </Typography>
      <TextToCopy label={words.notCopied} outcome={outcome} />
    </div>
  );
}

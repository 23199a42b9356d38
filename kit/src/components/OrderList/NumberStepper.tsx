import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import type { Ref } from 'react';
import { styled } from '../../theme/styled.ts';

export interface Step {
  /** The button's name. */
  label: string;
  /** Whether there is no such number: the button stays in the tab order and says so. */
  isDisabled: boolean;
  /** Called when it is pressed, disabled or not. */
  onPress: () => void;
}

export interface NumberStepperProps {
  /** What the field says: a number, or what is being typed. */
  value: string;
  /** Called with what is typed. */
  onType: (text: string) => void;
  /** Called when the field loses the focus. */
  onBlur: () => void;
  /** The button for less. */
  less: Step;
  /** The button for more. */
  more: Step;
  /** The field's id, for its label. @default none */
  id?: string | undefined;
  /** The field's name where it has no label. @default none */
  label?: string | undefined;
  /** The id of what is said of a number that cannot be. @default none: it is fine */
  faultId?: string | undefined;
  /** The id of what the buttons change. @default none */
  resultId?: string | undefined;
  /** The field's element. @default none */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, var(--field)) auto',
  justifyContent: 'start',
  alignItems: 'center',
  '& button': {
    width: theme.tokens.sizes.tap,
    height: theme.tokens.sizes.tap,
    color: theme.palette.text.primary,
    border: `2px solid ${theme.tokens.edge.strong}`,
    '&[aria-disabled=true]': { color: theme.tokens.quietInk, borderStyle: 'dashed' },
    '@media print': { display: 'none' },
  },
  '& input': {
    height: theme.tokens.sizes.tap,
    boxSizing: 'border-box',
    padding: theme.spacing(0, 1),
    textAlign: 'center',
    fontWeight: 700,
    border: `2px solid ${theme.tokens.edge.strong}`,
    borderRadius: theme.tokens.radius.small,
    '&[aria-invalid=true]': { borderColor: theme.palette.error.main },
    '@media print': { border: 0 },
  },
  '& .MuiInputBase-root': {
    borderRadius: theme.tokens.radius.small,
    '&:has(:focus-visible)': theme.tokens.focusRing,
  },
}));

/** A number field between two buttons. Its owner validates it and says the range beside it; `--field` is its width. */
export function NumberStepper({
  value,
  onType,
  onBlur,
  less,
  more,
  id,
  label,
  faultId,
  resultId,
  inputRef,
}: NumberStepperProps) {
  const button = ({ label: name, isDisabled, onPress }: Step) => ({
    'aria-label': name,
    'aria-describedby': resultId,
    'aria-disabled': isDisabled,
    onClick: onPress,
  });
  return (
    <Root className="stepper">
      <IconButton {...button(less)}>
        <RemoveIcon />
      </IconButton>
      <InputBase
        id={id}
        inputRef={inputRef}
        value={value}
        inputProps={{
          'aria-label': label,
          inputMode: 'numeric',
          'aria-invalid': faultId !== undefined,
          'aria-describedby': faultId,
        }}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onBlur={onBlur}
      />
      <IconButton {...button(more)}>
        <AddIcon />
      </IconButton>
    </Root>
  );
}

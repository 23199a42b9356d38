import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';

export interface SelectOption {
  /** What is handed on when it is chosen. */
  value: string;
  /** What is read. */
  label: string;
}

export interface SelectBoxProps {
  /** The accessible name, such as "Select category". It contains the caption's words. */
  label: string;
  /** The short caption above the box, such as "Category". */
  caption: string;
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** The value chosen, kept by the owner. */
  value: string;
  /** Called with the value that was chosen. */
  onChange: (value: string) => void;
  /** First option, with an empty value: no choice. @default none */
  placeholder?: string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  // Room for the sign, which grows with the text. MUI's own room has as much weight as three classes.
  '&&& select': { textOverflow: 'ellipsis', paddingInline: `${theme.spacing(3.5)} 2rem` },
  '& svg': {
    right: 'auto',
    insetInlineEnd: theme.spacing(3),
    color: theme.palette.tsokolate.main,
  },
}));

const Caption = styled('span')(({ theme }) => ({ ...theme.typography.caption, fontWeight: 700 }));

/** A select with a caption: the browser's own, which phones show as their familiar picker. */
export function SelectBox({
  label,
  caption,
  options,
  value,
  onChange,
  placeholder,
}: SelectBoxProps) {
  return (
    <Root>
      <Caption aria-hidden>{caption}</Caption>
      <NativeSelect
        value={value}
        onChange={(event) => onChange(event.target.value)}
        input={<OutlinedInput fullWidth size="small" />}
        IconComponent={ExpandIcon}
        inputProps={{ 'aria-label': label }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Root>
  );
}

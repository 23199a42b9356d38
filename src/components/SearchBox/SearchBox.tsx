import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useRef } from 'react';

export interface SearchBoxProps {
  /** The keyword, kept by the owner. */
  value: string;
  /** Called at every keystroke with the whole text. */
  onChange: (value: string) => void;
  /** Shown while it is empty, and its accessible name: "Search for Products". */
  placeholder: string;
  /** The most characters it takes. @default 100 */
  maxLength?: number;
}

/** What an icon button is wide: its icon grows with the text. */
const BUTTON_WIDTH = '16px + 1.5rem';

// The button stands over the end of the field, always there: to bring it in with the first letter would hold up that letter.
const Root = styled(OutlinedInput)({
  // Alike in both directions of writing: MUI pads what is left and right.
  paddingInline: '14px 0',
  '& .MuiInputAdornment-root': { marginInline: '0 8px' },
  '& input': { paddingInline: '0 14px' },
  '& input:not(:placeholder-shown)': { paddingInlineEnd: `calc(10px + ${BUTTON_WIDTH})` },
  '& input:placeholder-shown ~ [data-clear]': { visibility: 'hidden' },
});

const Over = styled('div')({
  position: 'absolute',
  insetInlineEnd: 2,
  display: 'flex',
});

const ClearButton = memo(function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <Over data-clear>
      <IconButton aria-label="Clear search" onClick={onClick}>
        <CloseIcon />
      </IconButton>
    </Over>
  );
});

const searchIcon = (
  <InputAdornment position="start">
    <SearchIcon />
  </InputAdornment>
);

/** A search box that filters while the visitor types; its button empties it and keeps the focus. */
export function SearchBox({ value, onChange, placeholder, maxLength = 100 }: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const handleClear = useCallback(() => {
    onChange('');
    inputRef.current?.focus();
  }, [onChange]);
  return (
    <Root
      fullWidth
      size="small"
      type="text"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      inputRef={inputRef}
      slotProps={{
        input: {
          role: 'searchbox',
          'aria-label': placeholder,
          maxLength,
          enterKeyHint: 'search',
          autoComplete: 'off',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
      startAdornment={searchIcon}
      endAdornment={<ClearButton onClick={handleClear} />}
    />
  );
}

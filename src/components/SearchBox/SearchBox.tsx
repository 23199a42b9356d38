import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';

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

/** A search box that filters while the visitor types; its button empties it and keeps the focus. */
export function SearchBox({ value, onChange, placeholder, maxLength = 100 }: SearchBoxProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    onChange('');
    inputRef.current?.focus();
  };
  return (
    <OutlinedInput
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
      startAdornment={
        <InputAdornment position="start">
          <SearchIcon />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <InputAdornment position="end">
            <IconButton edge="end" aria-label="Clear search" onClick={handleClear}>
              <CloseIcon />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}

import CloseIcon from '@mui/icons-material/CloseRounded';
import SearchIcon from '@mui/icons-material/SearchRounded';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useControlled, useForkRef } from '@mui/material/utils';
import { memo, useCallback, useId, useRef } from 'react';
import type { ComponentPropsWithRef, Ref } from 'react';
import { useEarlyValue } from '../../hooks/useEarlyValue.ts';
import { Caption } from '../SelectBox/Caption.tsx';
import { putKeyboardAway } from './putKeyboardAway.ts';
import { styled } from '../../theme/styled.ts';

export interface SearchBoxProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** The keyword, if the owner keeps it. @default its own */
  value?: string | undefined;
  /** With what it begins where no owner keeps the keyword. @default '' */
  defaultValue?: string | undefined;
  /** Called at every keystroke with the whole text. @default none: a form that is sent has it under `name` */
  onChange?: ((value: string) => void) | undefined;
  /** Shown while it is empty, and its accessible name: "Search for Products". It holds the caption's words. */
  placeholder: string;
  /** The short caption above the box, which stays when the placeholder has gone. @default 'Search' */
  caption?: string | undefined;
  /** Names the button that empties it. @default 'Clear search' */
  clearLabel?: string | undefined;
  /** The most characters it takes. @default 100 */
  maxLength?: number | undefined;
  /** Its name in what is sent. @default none: it is not sent */
  name?: string | undefined;
  /** Nothing can be typed. @default false */
  disabled?: boolean | undefined;
  /** The field itself; `ref` is what stands around it. @default none */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** What an icon button is wide: its icon grows with the text. */
const BUTTON_WIDTH = '16px + 1.5rem';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
}));

// The button stands over the end of the field, always there: to bring it in with the first letter would hold up that letter.
const Field = styled(OutlinedInput)({
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

const ClearButton = memo(function ClearButton({
  label,
  onClick,
}: {
  label: string;
  onClick: () => void;
}) {
  return (
    <Over data-clear>
      <IconButton aria-label={label} onClick={onClick}>
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

/**
 * A search box that filters while the visitor types; its button empties it and keeps the focus.
 *
 * @do Filter at every keystroke.
 * @do Word the placeholder as a name: "Search for Products".
 * @dont Do not add a button that searches.
 * @dont Do not put an example into the placeholder: it is the name.
 * @instead With selects beside it: `FilterBar`. For a town: `NearField`.
 * @keyboard Tab: Goes to the box, then to "Clear search" once it holds text.
 * @keyboard Enter: On a touch screen puts the keyboard away: what is typed has been found already.
 * @keyboard Enter, Space: On "Clear search": empties the box, which keeps the focus.
 * @roles A search box named by its placeholder.
 * @announcements Nothing of its own: the live count beside it tells what the search finds.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { SearchBox } from '@lasakita/ui/SearchBox';
 *
 * const products = ['Cheddar', 'Sour Cream', 'Barbecue'];
 *
 * export default function Example() {
 *   const [keyword, setKeyword] = useState('');
 *   const found = products.filter((name) => name.toLowerCase().includes(keyword.toLowerCase()));
 *   return (
 *     <>
 *       <SearchBox placeholder="Search for Products" value={keyword} onChange={setKeyword} />
 *       <p role="status">{`Found: ${found.length}`}</p>
 *       <ul>
 *         {found.map((name) => (
 *           <li key={name}>{name}</li>
 *         ))}
 *       </ul>
 *     </>
 *   );
 * }
 * ```
 */
export function SearchBox({
  value: givenValue,
  defaultValue = '',
  onChange,
  placeholder,
  caption = 'Search',
  clearLabel = 'Clear search',
  maxLength = 100,
  name,
  disabled = false,
  inputRef: givenRef,
  ...rest
}: SearchBoxProps) {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const handleRef = useForkRef(inputRef, givenRef);
  const [value, setValue] = useControlled({
    controlled: givenValue,
    default: defaultValue,
    name: 'SearchBox',
  });
  const handleChange = useCallback(
    (text: string) => {
      setValue(text);
      onChange?.(text);
    },
    [onChange, setValue],
  );
  useEarlyValue(inputRef, handleChange);
  const handleClear = useCallback(() => {
    handleChange('');
    inputRef.current?.focus();
  }, [handleChange]);
  return (
    <Root {...rest}>
      <Caption field={id}>{caption}</Caption>
      <Field
        id={id}
        fullWidth
        size="small"
        type="text"
        value={value}
        onChange={(event) => handleChange(event.target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') putKeyboardAway(inputRef.current);
        }}
        placeholder={placeholder}
        inputRef={handleRef}
        disabled={disabled}
        {...(name !== undefined && { name })}
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
        endAdornment={<ClearButton label={clearLabel} onClick={handleClear} />}
      />
    </Root>
  );
}

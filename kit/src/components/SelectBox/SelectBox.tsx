import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef } from 'react';
import type { ComponentPropsWithRef, Ref } from 'react';
import { useEarlyValue } from '../../hooks/useEarlyValue.ts';
import { FieldMessage } from '../TextField/FieldMessage.tsx';
import { Caption } from './Caption.tsx';
import { styled } from '../../theme/styled.ts';

export interface SelectOption {
  /** What is handed on when it is chosen. */
  value: string;
  /** What is read. */
  label: string;
}

export interface SelectBoxProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** The accessible name, such as "Select category". It contains the caption's words. */
  label: string;
  /** The short caption above the box, such as "Category". @default the label */
  caption?: string | undefined;
  /** What can be chosen, in order. */
  options: readonly SelectOption[];
  /** The value chosen, kept by the owner. @default none: the box keeps it itself */
  value?: string | undefined;
  /** The value with which it begins where it keeps it itself. @default the first */
  defaultValue?: string | undefined;
  /** Called with the value that was chosen. @default none */
  onChange?: ((value: string) => void) | undefined;
  /** Its name in what is sent. @default none: it is not sent */
  name?: string | undefined;
  /** What is wrong with the choice, below it. @default nothing */
  message?: string | undefined;
  /** Without a choice the form is not whole. @default false */
  required?: boolean | undefined;
  /** Nothing can be chosen. @default false */
  disabled?: boolean | undefined;
  /** The select itself; `ref` is what stands around it. @default none */
  inputRef?: Ref<HTMLSelectElement> | undefined;
  /** First option, with an empty value: no choice. @default none */
  placeholder?: string | undefined;
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
    color: theme.palette.text.primary,
    // Pictures keep their own color there, which may be that of the ground.
    '@media (forced-colors: active)': { color: 'ButtonText' },
  },
}));

/**
 * A select with a caption: the browser's own, which phones show as their familiar picker.
 *
 * @do Start the name with what the caption says.
 * @do Give a placeholder where no choice is a choice.
 * @do Say in `message` how to put right what is wrong, in a whole sentence.
 * @dont Do not use it for two options that could both be seen.
 * @instead For few choices that should all be seen: `ChoiceChips`. For towns, which are many: `NearField`.
 * @keyboard Tab: Goes to it.
 * @keyboard Arrow up, arrow down: Chooses.
 * @keyboard Letters: Choose the option that begins with them.
 * @roles The native select, named by `label`, which holds the words of the caption above it; its error message describes it.
 * @announcements The option chosen, by the browser.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { SelectBox } from '@lasakita/ui/SelectBox';
 *
 * const options = [
 *   { value: 'cheese', label: 'Cheese powders' },
 *   { value: 'drinks', label: 'Drink mixes' },
 * ];
 *
 * export default function Example() {
 *   const [line, setLine] = useState('');
 *   return (
 *     <SelectBox
 *       label="Line of the product"
 *       caption="Line"
 *       placeholder="All lines"
 *       options={options}
 *       value={line}
 *       onChange={setLine}
 *     />
 *   );
 * }
 * ```
 */
export function SelectBox({
  label,
  caption = label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  message,
  required = false,
  disabled = false,
  inputRef,
  placeholder,
  ...rest
}: SelectBoxProps) {
  const id = useId();
  const selectRef = useRef<HTMLSelectElement>(null);
  const handleRef = useForkRef(selectRef, inputRef);
  useEarlyValue(selectRef, (chosen) => onChange?.(chosen));
  return (
    <Root {...rest}>
      <Caption field={id}>{caption}</Caption>
      <NativeSelect
        id={id}
        {...(value === undefined ? { defaultValue } : { value })}
        disabled={disabled}
        error={message !== undefined}
        onChange={({ target }) => onChange?.(target.value)}
        input={<OutlinedInput fullWidth size="small" />}
        IconComponent={ExpandIcon}
        inputRef={handleRef}
        inputProps={{
          'aria-label': label,
          ...(name !== undefined && { name }),
          ...(required && { required }),
          ...(message !== undefined && { 'aria-describedby': `${id}-message` }),
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {message !== undefined && (
        <FieldMessage isFault id={`${id}-message`}>
          {message}
        </FieldMessage>
      )}
    </Root>
  );
}

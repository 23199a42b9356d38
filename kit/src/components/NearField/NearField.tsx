import CloseIcon from '@mui/icons-material/CloseRounded';
import LocationIcon from '@mui/icons-material/MyLocationRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ComponentPropsWithRef, Key, RefObject } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { useEarlyValue } from '../../hooks/useEarlyValue.ts';
import { putKeyboardAway } from '../SearchBox/putKeyboardAway.ts';
import { Caption } from '../SelectBox/Caption.tsx';
import { styled } from '../../theme/styled.ts';

/** A town that can be chosen. */
export interface TownChoice {
  /** Names it in an address: `tagaytay-cavite`. */
  slug: string;
  /** "Tagaytay, Cavite"; empty while the name is on its way, of a town that an address names. */
  label: string;
  /** What it was found by, where that is not its name: "QC". @default its name */
  calledAs?: string | undefined;
}

/** The words of the field. */
export interface NearFieldLabels {
  /** Above the field, and its name. @default 'Near' */
  near: string;
  /** Stands in the empty field. @default 'Town or city' */
  placeholder: string;
  /** The button that empties the field. @default 'Clear town' */
  clear: string;
  /** Names the suggestions. @default 'Towns' */
  towns: string;
  /** The button that asks the device. @default 'Use my location' */
  locate: string;
  /** Said while the device looks for its place. @default 'Looking for your place…' */
  locating: string;
  /** Said if no town matches. @default 'No town found for “Xyz”. Try another spelling, or the next larger town.' */
  notFound: (typed: string) => string;
}

const defaultLabels: NearFieldLabels = {
  near: 'Near',
  placeholder: 'Town or city',
  clear: 'Clear town',
  towns: 'Towns',
  locate: 'Use my location',
  locating: 'Looking for your place…',
  notFound: (typed) =>
    `No town found for “${typed}”. Try another spelling, or the next larger town.`,
};

export interface NearFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The town chosen, kept by the owner. @default none */
  value?: TownChoice | undefined;
  /** Finds the towns for what is typed, the best first; `undefined` while the towns are on their way. */
  find: ((typed: string) => readonly TownChoice[]) | undefined;
  /** Called with the town that was chosen, or with nothing when the field is emptied. */
  onChoose: (town: TownChoice | undefined) => void;
  /** Called when the field is about to be used: now the towns are needed. */
  onNeeded: () => void;
  /** Called by "Use my location", and again by another press while it looks: a device may never answer. */
  onLocate: () => void;
  /** Whether the device is looking for its place. @default false */
  isLocating?: boolean | undefined;
  /** What came of it, or what else there is to say of the place. @default nothing */
  message?: string | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<NearFieldLabels> | undefined;
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  minWidth: 0,
  position: 'relative',
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  '& > button': { minHeight: theme.tokens.sizes.control },
}));

const Place = styled('div')({ position: 'relative', flex: '1 1 14rem', minWidth: 0 });

const Choices = styled('ul')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  // Above a toolbar that sticks below the field.
  zIndex: theme.tokens.layers.raised + 2,
  margin: theme.spacing(1, 0, 0),
  padding: theme.spacing(1),
  listStyle: 'none',
  maxHeight: 'min(20rem, 50vh)',
  overflowY: 'auto',
  backgroundColor: theme.palette.background.paper,
  border: `2px solid ${theme.tokens.edge.strong}`,
  borderRadius: theme.tokens.radius.medium,
  boxShadow: theme.tokens.elevations.high,
}));

const Choice = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(2),
  minHeight: theme.tokens.sizes.tap,
  padding: theme.spacing(1, 3),
  borderRadius: theme.tokens.radius.small,
  cursor: 'pointer',
  '&.Mui-focused': {
    backgroundColor: theme.tokens.surface.marked,
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
  '&[aria-selected=true]': { fontWeight: 700 },
  '& small': { ...theme.typography.caption, marginInlineStart: 'auto' },
}));

const Note = styled('p')(({ theme }) => ({ ...theme.typography.body2, margin: 0 }));

const labelOf = ({ label }: TownChoice) => label;
const slugOf = ({ slug }: TownChoice) => slug;
/** They are found by their owner already. */
const asFound = (towns: TownChoice[]) => towns;

/**
 * The town near which something is looked for: typed with suggestions, or asked of the device. The browser asks for the
 * permission when the button is pressed, and not before.
 *
 * @do Say with `message` what came of the device’s place, and what else there is to do.
 * @do Fetch the towns when `onNeeded` is called, and not with the page.
 * @do Take back what was asked of the device with `onInput` and `onChoose`: what the visitor does last stands.
 * @dont Do not ask the device before the button is pressed.
 * @dont Do not send the place anywhere: the towns are on the page.
 * @instead For a free search: `SearchBox`. For a fixed list of regions: `SelectBox`.
 * @keyboard Tab: Goes to the field, to "Clear town" once it holds text, and to "Use my location".
 * @keyboard Down, Up: Open the suggestions and go through them.
 * @keyboard Enter: Chooses the suggestion; on a touch screen the keyboard goes away.
 * @keyboard Escape: Closes the suggestions.
 * @roles A combobox named "Near" with a listbox of towns, as the W3C’s pattern has it.
 * @announcements The suggestion that Enter would choose; then what the device answered, and that no town is found.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { NearField } from '@lasakita/ui/NearField';
 * import type { TownChoice } from '@lasakita/ui/NearField';
 * import { useDevicePlace } from '@lasakita/ui/hooks/useDevicePlace';
 *
 * const known = ['Cebu City', 'Davao City', 'Tagaytay'];
 *
 * export default function Example() {
 *   const [town, setTown] = useState<TownChoice>();
 *   const [towns, setTowns] = useState<TownChoice[]>();
 *   const { place, ask, withdraw } = useDevicePlace();
 *   const find = (typed: string) =>
 *     towns?.filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase())) ?? [];
 *   return (
 *     <NearField
 *       value={town}
 *       find={towns && find}
 *       onChoose={setTown}
 *       // Fetch your towns here.
 *       onNeeded={() => setTowns(known.map((name) => ({ slug: name, label: name })))}
 *       onLocate={ask}
 *       onInput={withdraw}
 *       isLocating={place.status === 'asking'}
 *       message={place.status === 'found' ? `You are at ${place.at.join(', ')}.` : undefined}
 *     />
 *   );
 * }
 * ```
 */
export function NearField({
  value,
  find,
  onChoose,
  onNeeded,
  onLocate,
  isLocating = false,
  message,
  labels: givenLabels,
  ...rest
}: NearFieldProps) {
  const labels = mergeLabels(defaultLabels, givenLabels);
  const [typed, setTyped] = useState(value?.label ?? '');
  const [isOpened, setIsOpened] = useState(false);
  const [shownValue, setShownValue] = useState(value);
  const isOther = shownValue?.slug !== value?.slug;
  // Chosen elsewhere: by the device, by an address, or cleared with the other filters.
  if (isOther || shownValue?.label !== value?.label) {
    setShownValue(value);
    const isUntouched = typed === (shownValue?.label ?? '');
    // A name that only comes now is of a town chosen before: what was typed meanwhile came later.
    const isNewChoice = isOther && shownValue?.label !== '';
    if (isUntouched || isNewChoice) setTyped(value?.label ?? '');
  }
  const id = useId();
  const isSearching = typed.trim() !== '' && typed !== value?.label;
  const options = isSearching ? (find?.(typed) ?? []) : [];
  const {
    getRootProps,
    getInputProps,
    getListboxProps,
    getOptionProps,
    groupedOptions,
    popupOpen,
  } = useAutocomplete<TownChoice>({
    id,
    options,
    open: isOpened,
    onOpen: () => setIsOpened(true),
    onClose: () => setIsOpened(false),
    // The field keeps what was chosen: the suggestions are of what is typed now.
    value: null,
    inputValue: typed,
    onInputChange: (_event, text, reason) => {
      if (reason !== 'reset') setTyped(text);
      if (text === '' && reason === 'input' && value) onChoose(undefined);
    },
    onChange: (_event, town) => {
      if (!town) return;
      setTyped(town.label);
      onChoose(town);
      putKeyboardAway(ref.current);
    },
    getOptionLabel: labelOf,
    getOptionKey: slugOf,
    filterOptions: asFound,
    autoHighlight: true,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    selectOnFocus: true,
  });
  const { ref, ...inputProps } = getInputProps() as ReturnType<typeof getInputProps> & {
    ref: RefObject<HTMLInputElement | null>;
  };
  // Typed, or about to be, before the page came to life: then no event comes any more that would say so.
  useEarlyValue(ref, (text) => {
    setTyped(text);
    setIsOpened(ref.current?.matches(':focus') === true);
    onNeeded();
  });
  const handleEarlyFocus = useEffectEvent(() => {
    if (ref.current?.matches(':focus')) onNeeded();
  });
  useEffect(() => handleEarlyFocus(), []);
  const towns = groupedOptions as readonly TownChoice[];
  const isOpen = popupOpen && towns.length > 0;
  const nothing = isSearching && find !== undefined && towns.length === 0;
  const handleClear = () => {
    setTyped('');
    onChoose(undefined);
    ref.current?.focus();
  };
  return (
    <Root {...rest}>
      <Caption field={id}>{labels.near}</Caption>
      <Row>
        <Place {...getRootProps()}>
          <OutlinedInput
            fullWidth
            size="small"
            placeholder={labels.placeholder}
            onFocus={onNeeded}
            inputRef={ref}
            slotProps={{
              input: {
                ...inputProps,
                'aria-expanded': isOpen,
                enterKeyHint: 'search',
                // An address as maps write it.
                maxLength: 120,
              },
            }}
            endAdornment={
              typed !== '' && (
                <IconButton edge="end" aria-label={labels.clear} onClick={handleClear}>
                  <CloseIcon />
                </IconButton>
              )
            }
          />
          {isOpen && (
            <Choices {...getListboxProps()} aria-labelledby={undefined} aria-label={labels.towns}>
              {towns.map((town, index) => {
                const { key, ...optionProps } = getOptionProps({
                  option: town,
                  index,
                }) as ReturnType<typeof getOptionProps> & { key: Key };
                return (
                  <Choice key={key} {...optionProps}>
                    {town.label}
                    {town.calledAs && <small>{town.calledAs}</small>}
                  </Choice>
                );
              })}
            </Choices>
          )}
        </Place>
        <Button variant="outlined" startIcon={<LocationIcon />} onClick={onLocate}>
          {labels.locate}
        </Button>
      </Row>
      <Note aria-live="polite">
        {isLocating ? labels.locating : nothing ? labels.notFound(typed.trim()) : message}
      </Note>
    </Root>
  );
}

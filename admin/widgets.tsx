/**
 * Custom fields that the editor lacks. They are classes, because the editor draws them with its own React and hooks of our
 * React do not work there.
 */
import { Component } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { influencerPath, paths } from '../src/domain/paths.ts';
import { tidyText } from '../src/content/pasted.ts';
import { reasonOf } from '../tools/content/contentChecks.ts';
import { spoken } from './check.ts';
import type { Content } from './content.ts';
import { amounts, RECORDS } from './fields.ts';
import { contentValue } from './form.ts';

const textsOf = (value: unknown, key: string): string[] =>
  (Array.isArray(value) ? (value as Record<string, unknown>[]) : []).flatMap((record) => {
    const text = record[key];
    return typeof text === 'string' && text !== '' ? [text] : [];
  });

/** What a field of suggestions offers, of the content as it is now. */
export function suggestionsOf(content: Content, offered: string): string[] {
  const influencers = content.valueOf('influencers.json');
  switch (offered) {
    case 'regions':
      return [...new Set(textsOf(content.valueOf('dealers.json'), 'region'))].toSorted();
    case 'videos':
      return (Array.isArray(influencers) ? (influencers as { videos?: unknown }[]) : []).flatMap(
        ({ videos }) => textsOf(videos, 'address'),
      );
    case 'pictures': {
      const told = Object.keys(content.valueOf('alt-texts.json') ?? {});
      const without = content.pictures.filter((name) => !told.includes(name));
      return [...without, ...told];
    }
    default:
      return [...Object.values(paths), ...textsOf(influencers, 'slug').map(influencerPath)];
  }
}

/** A text that may be one of those that are there, or a new one. */
export const createSuggestions = (content: Content) =>
  class Suggestions extends Component<CustomFieldControlProps> {
    override render() {
      const { value, forID, classNameWrapper, onChange, field } = this.props;
      const list = `${forID}-offered`;
      return (
        <>
          <input
            id={forID}
            className={classNameWrapper}
            aria-label={String(field.get('label'))}
            list={list}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id={list}>
            {suggestionsOf(content, String(field.get('offered'))).map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </datalist>
        </>
      );
    }
  };

/** Why the number of a field cannot be taken, in the words of the check; nothing while the field is empty. */
export function amountFault(of: string, value: unknown): string | undefined {
  const schema = amounts.get(of);
  const isTyped =
    typeof value === 'number' || (typeof value === 'string' && tidyText(value) !== '');
  if (schema === undefined || !isTyped) return undefined;
  const read = contentValue(schema, value);
  const [issue] = schema.safeParse(read).error?.issues ?? [];
  return issue && spoken(reasonOf(issue, read));
}

/**
 * The text of a number field after it loses focus: the number that is saved. The old text stays if it already is this
 * number or cannot be read.
 */
export function tidyAmount(of: string, value: string): string {
  if (tidyText(value) === '' || amountFault(of, value) !== undefined) return value;
  const read = contentValue(amounts.get(of), value);
  return Number(value) === Number(read) ? value : String(read);
}

/** A number as people type or paste it: "₱1,234.50". It is read once the field is left. */
export const createAmount = () =>
  class Amount extends Component<CustomFieldControlProps> {
    isValid(value: unknown) {
      const message = amountFault(String(this.props.field.get('of')), value);
      return message === undefined ? true : { error: { message } };
    }

    override render() {
      const { value, forID, classNameWrapper, onChange, field } = this.props;
      return (
        <input
          id={forID}
          className={classNameWrapper}
          aria-label={String(field.get('label'))}
          inputMode="decimal"
          value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
          onChange={({ target }) => onChange(target.value)}
          onBlur={({ target }) => {
            const tidy = tidyAmount(String(field.get('of')), target.value);
            if (tidy !== target.value) onChange(tidy);
          }}
        />
      );
    }
  };

/** Where the count of minutes begins that new records are numbered by. */
const FIRST_MINUTE = Date.UTC(2026, 0, 1);

/**
 * The number of a new record. No other record ever had it, because lists on visitors' devices may still name a removed
 * record. It counts the minutes since 2026 began, or more where somebody added a record in the same minute.
 */
export const newNumber = (taken: readonly number[], now: number): number =>
  Math.max(Math.floor((now - FIRST_MINUTE) / 60_000), ...taken.map((number) => number + 1));

/** A number that no other record has, and had. */
export const createNextNumber = (content: Content) =>
  class NextNumber extends Component<CustomFieldControlProps> {
    override componentDidMount() {
      const { value, onChange, entry } = this.props;
      if (value) return;
      const form = entry?.toJS() as { data?: Record<string, unknown> } | undefined;
      const taken = [
        ...textsOf(content.valueOf('products.json'), 'id'),
        ...textsOf(form?.data?.[RECORDS], 'id'),
      ].map(Number);
      onChange(String(newNumber(taken.filter(Number.isFinite), Date.now())));
    }

    override render() {
      const { value, forID, classNameWrapper, onChange, field } = this.props;
      return (
        <input
          id={forID}
          className={classNameWrapper}
          aria-label={String(field.get('label'))}
          inputMode="numeric"
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        />
      );
    }
  };

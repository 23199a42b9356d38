/**
 * The words of a component can be others (KIT-3): each of its labels, as its documentation lists them, shows in one of its
 * stories what is handed to it.
 */
import { composeStories } from '@storybook/react-vite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { kitaFields } from '@lasakita/ui/domain/kitaFields';
import preview from '../../.storybook/preview';
import { componentDocs } from '../../.storybook/sourceDocs';

type Props = Record<string, unknown>;
type StoryFile = { default: Meta<Props> } & Record<string, StoryObj<Props>>;

const TYPED = 'Comes with what is typed: its story types.';
const FAILED =
  'Comes where a player, a map or the code does not, which tests of their own bring about.';
const RULED = "The films rest with the carousel's button: Video shows it.";
const WITHOUT_ARROWS = 'It has no arrows: Carousel shows it.';

/** What no story shows by itself or after a press, and why. */
const shownElsewhere: Record<string, string> = {
  'NearField.towns': TYPED,
  'NearField.notFound': TYPED,
  'Budburan.fault': TYPED,
  'OrderList.fault': TYPED,
  'Recipe.fault': TYPED,
  'ContactForm.wrongEmail': TYPED,
  'ContactForm.noScript': FAILED,
  'ContactForm.trap': 'The old name of `honeypot`, which is given here too.',
  'ShareButton.copied': 'Comes where the browser lets it be copied: its story does.',
  'ShareButton.refused': 'Comes where nothing may be copied: its story does.',
  'Checklist.copied': 'Comes where the browser lets it be copied: its story does.',
  'MapEmbed.missing': FAILED,
  'MapEmbed.show': 'Comes where data is saved, which a test of its own brings about.',
  'Video.originals': FAILED,
  'Video.newTab': FAILED,
  'HeroVideoCarousel.originals': FAILED,
  'HeroVideoCarousel.newTab': FAILED,
  'HeroVideoCarousel.playVideo': RULED,
  'InfluencerCarousel.playVideo': RULED,
  'InfluencerCarousel.pauseVideo': RULED,
  'InfluencerCarousel.previousSlide': WITHOUT_ARROWS,
  'InfluencerCarousel.nextSlide': WITHOUT_ARROWS,
  'PhotoCarousel.previousSlide': WITHOUT_ARROWS,
  'PhotoCarousel.nextSlide': WITHOUT_ARROWS,
};

/** How long a story may take to show its words, in ms. */
const STORY_MS = 2_000;

const storyFiles = import.meta.glob<StoryFile>('/stories/components/*.stories.tsx', {
  eager: true,
});

const wordFor = (name: string, type: string): unknown => {
  const word = `«${name}»`;
  if (type.startsWith('(')) return () => word;
  if (!type.includes('Record<')) return word;
  const keys = {
    MessageField: ['name', 'email', 'title', 'message'],
    MessageTrouble: ['unknown', 'offline', 'backOnline', 'interrupted', 'tooLong', 'filledIn'],
    "VideoAddress['kind']": ['film', 'youtube', 'tiktok'],
    KitaField: kitaFields,
    KitaUnit: ['pesos', 'grams', 'percent', 'servings'],
    'keyof Kita': ['servings', 'cost', 'perServing', 'perPack', 'perDay'],
  };
  const [, found = []] = Object.entries(keys).find(([key]) => type.includes(key)) ?? [];
  const part = type.includes('TroubleText') ? { what: word, next: word } : word;
  return Object.fromEntries(found.map((key) => [key, part]));
};

const subjects = Object.entries(componentDocs).flatMap(([file, { name, props }]) => {
  const stories = storyFiles[file.slice(1)];
  const labels = props
    .filter((prop) => prop.name.startsWith('labels.'))
    .map((prop) => ({ name: prop.name.slice('labels.'.length), type: prop.type }));
  return stories && labels.length > 0 ? [{ name, stories, labels }] : [];
});

test('There are components with words of their own, and no exception is of yesterday', () => {
  expect(subjects.length).toBeGreaterThan(15);
  const known = subjects.flatMap(({ name, labels }) =>
    labels.map((label) => `${name}.${label.name}`),
  );
  expect(Object.keys(shownElsewhere).filter((label) => !known.includes(label))).toEqual([]);
});

test.each(subjects)('$name says what it is given to say', async ({ name, stories, labels }) => {
  vi.spyOn(window, 'print').mockReturnValue();
  const given = Object.fromEntries(
    labels.map((label) => [label.name, wordFor(label.name, label.type)]),
  );
  const unseen = new Set(
    labels.map((label) => label.name).filter((label) => !(`${name}.${label}` in shownElsewhere)),
  );
  const look = () => {
    for (const [, word = ''] of document.body.innerHTML.matchAll(/«(\w+)»/g)) unseen.delete(word);
  };
  const pressAll = () => {
    look();
    for (const button of document.querySelectorAll('button')) button.click();
    look();
  };
  const all = Object.values(composeStories(stories, preview));
  // What needs its code or the view first, such as a slider's controls, comes a little later: only where it is waited for.
  for (const patience of [0, STORY_MS]) {
    for (const Story of all) {
      if (unseen.size === 0) return;
      const { unmount } = await render(<Story {...{ labels: given }} />);
      const until = performance.now() + patience;
      do {
        pressAll();
        await new Promise((soon) => setTimeout(soon, patience / 20));
        look();
      } while (unseen.size > 0 && performance.now() < until);
      await unmount();
    }
  }
  expect([...unseen]).toEqual([]);
});

/** Puts together what the runners left behind. Pure: see status.ts for the files. */
import path from 'node:path';
import type {
  ComponentChecks,
  ComponentStatus,
  Condition,
  Outcome,
} from '../../.storybook/statusReport.ts';
import type { CaptureRecord } from '../visual/records.ts';
import type { ListedStory } from '../visual/storyList.ts';
import type { CheckFaults } from './checkRecords.ts';

/** One test of the JSON that Vitest writes, as far as it is used. */
export interface StoryTest {
  status: string;
  meta?: { storyId?: string; reports?: { type: string; status: string }[] };
}

export interface StatusSources {
  stories: ListedStory[];
  tests: StoryTest[];
  captures: CaptureRecord[];
  /** Bytes by the component's file. */
  sizes: Record<string, number>;
  /** What the last run found wrong in the component of that name, where it looked. */
  checks: (component: string) => CheckFaults | undefined;
  /** The source of the component's own test, where it has one. */
  testSource: (component: string) => string | undefined;
}

const outcomeOf = (wanted: number, results: boolean[]): Outcome => {
  if (results.includes(false)) return 'failed';
  return wanted > 0 && results.length >= wanted ? 'passed' : 'not run';
};

const pressesKeys = (source: string | undefined) =>
  source !== undefined && /\.(keyboard|tab)\(/.test(source);

const LIBRARY = /^kit\/src\/components\//;

const checksOf = (faults: CheckFaults | undefined): ComponentChecks => {
  const outcome = (check: keyof CheckFaults): Outcome => {
    const found = faults?.[check];
    if (!found) return 'not run';
    return found.length === 0 ? 'passed' : 'failed';
  };
  return {
    screenReader: outcome('screenReader'),
    textSize: outcome('textSize'),
    direction: outcome('direction'),
    forcedColors: outcome('forcedColors'),
    keyboard: outcome('keyboard'),
  };
};

/** One line for each group of stories, in their order. */
export const statusOf = ({
  stories,
  tests,
  captures,
  sizes,
  checks,
  testSource,
}: StatusSources): ComponentStatus[] =>
  [...new Set(stories.map(({ title }) => title))].map((name) => {
    const group = stories.filter(({ title }) => title === name);
    const ids = new Set(group.map(({ id }) => id));
    const ownTests = tests.filter(({ meta }) => meta?.storyId && ids.has(meta.storyId));
    const axe = ownTests.flatMap(({ meta }) =>
      (meta?.reports ?? []).filter(({ type }) => type === 'a11y'),
    );
    const pictures = captures.filter(({ storyId }) => ids.has(storyId));
    const skipped = group.flatMap(({ name: story, visual }) =>
      visual.skip ? [{ story, reason: visual.skip }] : [],
    );
    const component = group.find((story) => story.component)?.component;
    const bytes = component ? sizes[component] : undefined;
    const under = (condition: Condition) =>
      pictures.filter(
        ({ key, status }) =>
          key.includes(`.${condition}-`) && (status === 'same' || status === 'accepted'),
      ).length;
    let keyboard: ComponentStatus['keyboard'] = 'none';
    if (group.some(({ usesKeyboard }) => usesKeyboard)) keyboard = 'story';
    else if (component && pressesKeys(testSource(component))) keyboard = 'test';
    return {
      name,
      firstStory: group[0]?.id ?? '',
      stories: group.length,
      captures: pictures.length,
      skipped,
      visual: outcomeOf(
        group.length - skipped.length,
        pictures.map(({ status }) => status === 'same' || status === 'accepted'),
      ),
      behavior: outcomeOf(
        group.length,
        ownTests.map(({ status }) => status === 'passed'),
      ),
      axe: outcomeOf(
        group.length,
        axe.map(({ status }) => status === 'passed'),
      ),
      conditions: {
        textSize: under('textSize'),
        direction: under('direction'),
        forcedColors: under('forcedColors'),
      },
      keyboard,
      ...(component &&
        LIBRARY.test(component) && { checks: checksOf(checks(path.basename(component, '.tsx'))) }),
      ...(bytes !== undefined && { bytes }),
    };
  });

import { z } from 'zod';
import { handCheckKinds } from '../../.storybook/handChecks.ts';
import type { HandCheck, HandCheckKind } from '../../.storybook/handChecks.ts';

const kinds = Object.keys(handCheckKinds) as HandCheckKind[];

/** As versions are counted: 1.10.0 is newer than 1.9.0. */
const isNewer = (version: string, than: string) =>
  version.localeCompare(than, 'en', { numeric: true }) > 0;

/** What the list of checks may hold. */
export const handCheckSchema = ({
  components,
  today,
  version,
}: {
  /** The library's components, by name. */
  components: readonly string[];
  /** `2026-11-24`. */
  today: string;
  /** The library's version now. */
  version: string;
}) =>
  z.array(
    z.strictObject({
      component: z.string().refine((name) => components.includes(name), 'is no component'),
      check: z.enum(kinds),
      date: z.iso.date().refine((date) => date <= today, 'is yet to come'),
      version: z
        .string()
        .regex(/^\d+\.\d+\.\d+$/)
        .refine((of) => !isNewer(of, version), 'is newer than the library'),
      means: z.string().trim().min(20, 'must say by what means'),
      outcome: z.enum(['passed', 'failed']),
      found: z.string().trim().min(20, 'must say what was done and found'),
    }),
  ) satisfies z.ZodType<HandCheck[]>;

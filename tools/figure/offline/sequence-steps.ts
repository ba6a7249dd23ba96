import type { Random } from '../../../apps/api/proofs/multipart-fuzz-random.ts';
import type { LineMode } from '../../../apps/api/testing/line-proxy.ts';
import { SHAPES } from '../../../e2e/offline/foreign-shapes.ts';

export type Conflict = 'cancel' | 'reassign' | 'move';

/** One event of a field day: on the phone, on the connection, or to the booking elsewhere. */
export type Step =
  /** The next command that the screen offers; equal holds and resumes repeat. `twice` is a double tap. */
  | { readonly kind: 'work'; readonly place: number; readonly twice: boolean }
  | { readonly kind: 'say'; readonly place: number }
  | { readonly kind: 'line'; readonly mode: LineMode }
  | { readonly kind: 'reload' }
  /** The tab crashes this long after the next command began. */
  | { readonly kind: 'crash'; readonly place: number; readonly afterMs: number }
  /** The app is closed; only the service worker has network for a while; the app is opened again without. */
  | { readonly kind: 'background' }
  | { readonly kind: 'conflict'; readonly place: number; readonly what: Conflict };

export interface Sequence {
  seed: number;
  /** How wrong the phone's clock is. */
  clockMs: number;
  steps: readonly Step[];
}

export const PLACES = 2;
const DAY_MS = 86_400_000;
const LONG_MS = 20_000;
const SHORT_MS = 2_500;

const lineOf = (random: Random): LineMode => {
  switch (random.below(6)) {
    case 0:
      return { kind: 'pass' };
    case 1:
      return { kind: 'delay', ms: random.isOneIn(8) ? LONG_MS : SHORT_MS };
    case 2:
      return { kind: 'drop-reply' };
    case 3:
      return random.pick(SHAPES).mode;
    default:
      return { kind: 'cut' };
  }
};

const stepOf = (random: Random): Step => {
  const place = random.below(PLACES);
  const drawn = random.below(20);
  if (drawn < 11) return { kind: 'work', place, twice: random.isOneIn(4) };
  if (drawn < 12) return { kind: 'say', place };
  if (drawn < 15) return { kind: 'line', mode: lineOf(random) };
  if (drawn < 16) return { kind: 'reload' };
  if (drawn < 17) return { kind: 'crash', place, afterMs: random.below(1200) };
  if (drawn < 19) return { kind: 'background' };
  return { kind: 'conflict', place, what: random.pick(['cancel', 'reassign', 'move'] as const) };
};

/** Deterministic by seed. */
export const sequenceOf = (seed: number, random: Random): Sequence => {
  const steps: Step[] = [{ kind: 'line', mode: lineOf(random) }];
  const length = 8 + random.below(8);
  while (steps.length < length) steps.push(stepOf(random));
  const clockMs = random.pick([0, 0, 0, 0, DAY_MS, -DAY_MS]);
  return { seed, clockMs, steps };
};

import { accepted, refused, type Result } from '../result.ts';
import type { BookingState } from './booking.ts';

export const CHECKLIST_KINDS = ['step', 'reading'] as const;
export type ChecklistKind = (typeof CHECKLIST_KINDS)[number];

/** Why something required was left out. A choice and no text, so that nothing of a person is in it. */
export const CHECKLIST_REASONS = ['not-needed', 'no-access', 'not-wanted', 'no-tool'] as const;
export type ChecklistReason = (typeof CHECKLIST_REASONS)[number];

/** Items of one checklist. */
export const MOST_ITEMS = 40;
export const DONE = '1';

type Answered = {
  readonly kind: ChecklistKind;
  readonly isRequired: boolean;
  /** `DONE` for a step, a number for a reading; null until it is given. */
  readonly value: string | null;
};

/** A number as it is stored, with a point; null for anything else. */
export const readReading = (typed: string): string | null => {
  const written = typed.trim().replace(',', '.');
  return /^-?\d{1,6}(\.\d{1,3})?$/.test(written) ? written : null;
};

/** The value that counts of what was typed or ticked. */
export const valueOf = (kind: ChecklistKind, typed: string): string | null => {
  if (kind === 'reading') return readReading(typed);
  return typed === DONE ? DONE : null;
};

/** What still stands between the serviceman and the end of the work, without a reason. */
export const missingItems = <Item extends Answered>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ isRequired, value }) => isRequired && value === null);

const WORKED: ReadonlySet<BookingState> = new Set(['started', 'held', 'ended', 'completed']);

/** Once the work has begun; also after its end, because it may arrive late from a phone without network. */
export const saveChecklist = (
  state: BookingState,
): Result<null, 'booking.not-started' | 'booking.cancelled'> => {
  if (WORKED.has(state)) return accepted(null);
  return refused(state === 'cancelled' ? 'booking.cancelled' : 'booking.not-started');
};

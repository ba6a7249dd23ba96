import {
  CHECKLIST_KINDS,
  CHECKLIST_REASONS,
  type ChecklistKind,
  type ChecklistReason,
} from '@karigar/domain/bookings/checklist';
import * as z from 'zod/mini';
import { flag, listOf, maybeInstant, maybeWords, wholeNumber, words } from '../wire/values.ts';

/** Steps and readings of a booking's service, with what was done of them. */
export const checklist = z.object({
  items: listOf(
    z.object({
      id: wholeNumber,
      kind: z.enum(CHECKLIST_KINDS) satisfies z.ZodMiniType<ChecklistKind>,
      name: words,
      /** Of a reading. */
      unit: words,
      isRequired: flag,
      /** '1' for a step that was done, the number of a reading; null until then. */
      value: maybeWords,
    }),
  ),
  /** Why something required was left out. */
  reason: z.nullable(z.enum(CHECKLIST_REASONS) satisfies z.ZodMiniType<ChecklistReason>),
  /** Null before the first time. */
  savedAt: maybeInstant,
});

export type Checklist = z.output<typeof checklist>;

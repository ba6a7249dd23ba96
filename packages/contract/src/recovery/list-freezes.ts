import { DISOWNABLE, FREEZE_STATES } from '@karigar/domain/identity/payout-freeze';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, numberField } from '../wire/fields.ts';
import {
  flag,
  instant,
  listOf,
  maybeInstant,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

const freeze = z.object({
  id: wholeNumber,
  accountId: wholeNumber,
  name: words,
  /** What the owner says was not theirs, and when it happened. */
  change: z.enum(DISOWNABLE),
  changedAt: instant,
  /** Where the pressed link was sent: `phone`, `email` or `app`. */
  channel: words,
  frozenAt: instant,
  /** An operator checks it by then. */
  dueAt: instant,
  isLate: flag,
  state: z.enum(FREEZE_STATES),
  answeredAt: maybeInstant,
  reason: maybeWords,
});

/** Payouts that owners stopped: those that nobody has checked, by their deadline; or the answered ones, the latest first. */
export const listFreezes = defineCall({
  name: 'list-freezes',
  path: 'console/accounts',
  programType: 'getFreezes',
  who: ['operator'],
  desks: ['help', 'audit'],
  writes: false,
  fields: { state: 'state', limit: 'limit', page: 'page' },
  input: z.object({
    /** Open without it. */
    state: z.optional(choiceField({ open: 'open', answered: 'answered' })),
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(freeze),
  refusals: [],
});

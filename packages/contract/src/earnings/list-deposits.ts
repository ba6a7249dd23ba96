import { DEPOSIT_STATUSES, DEPOSIT_WAYS } from '@karigar/domain/ledger/deposit';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { numberField } from '../wire/fields.ts';
import { amount, listOf, maybeInstant, maybeWords, wholeNumber, words } from '../wire/values.ts';

const deposit = z.object({
  id: wholeNumber,
  amount,
  way: z.enum(DEPOSIT_WAYS),
  /** Number on the deposit slip, or of the transfer. */
  reference: words,
  status: z.enum(DEPOSIT_STATUSES),
  depositedAt: maybeInstant,
  answeredAt: maybeInstant,
  /** Why an operator refused it. */
  reason: maybeWords,
});

/** Newest first. */
export const listDeposits = defineCall({
  name: 'list-deposits',
  path: 'orders/earnings',
  programType: 'getDeposits',
  who: ['serviceman'],
  writes: false,
  fields: { limit: 'limit', page: 'page' },
  input: z.object({
    limit: z.optional(numberField(1, 100)),
    page: z.optional(numberField(1, 1_000_000)),
  }),
  output: listOf(deposit),
  refusals: [],
});

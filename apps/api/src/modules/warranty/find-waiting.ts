import type { WaitingAsk, WaitingItem } from '@karigar/domain/console/waiting-items';
import { firstNameOf } from '@karigar/domain/identity/public-name';
import type { Language } from '@karigar/domain/language';
import { redactText } from '@karigar/domain/redact-text';
import { factsOf } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import { listWaitingRevisits, type WaitingRevisit } from './waiting-store.ts';

/** So much of the words is read in a list. */
const SHOWN = 120;

const present = (row: WaitingRevisit, language: Language): WaitingItem => ({
  ...factsOf(row, language),
  kind: 'revisit',
  id: String(row.booking_id),
  dueAt: row.due_at.getTime(),
  name: firstNameOf(row.customer_name),
  at: row.claimed_at.getTime(),
  words: redactText(row.words).slice(0, SHOWN),
});

/** Revisits under warranty that nobody has yet. */
export const findWaitingRevisits = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingRevisits(tx, ask);
  return rows.map((row) => present(row, ask.language));
};

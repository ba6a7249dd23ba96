import { saveChecklist } from '@karigar/contract/bookings/save-checklist';
import {
  DONE,
  missingItems,
  saveChecklist as decideSave,
  valueOf,
} from '@karigar/domain/bookings/checklist';
import { happenedAt } from '@karigar/domain/bookings/claimed-time';
import { accepted, refused } from '@karigar/domain/result';
import { defineHandler } from '#wire/define-handler';
import { findChecklist, saveChecklistRow } from '../checklist-store.ts';
import { lockOwnBooking } from '../own-booking.ts';

export const saveChecklistHandler = defineHandler(saveChecklist, async (input, scope) => {
  const { tx, now, phoneNow } = scope;
  const { steps = [], readings = [], values = [], reason = null, claimedAt } = input;
  const booking = await lockOwnBooking(scope, input);
  if (booking === null) return refused('booking.not-found');
  const decision = decideSave(booking.state);
  if (!decision.ok) return decision;
  const typed = new Map([
    ...steps.map((id) => [id, DONE] as const),
    ...readings.map((id, at) => [id, values[at] ?? ''] as const),
  ]);
  // Names stay as they were when the booking's first checklist was saved.
  const known = booking.checklist_saved?.items ?? (await findChecklist(tx, booking.service_id));
  const items = known.map((item) =>
    Object.assign({}, item, { value: valueOf(item.kind, typed.get(item.id) ?? '') }),
  );
  const began = booking.started_at?.getTime() ?? 0;
  await saveChecklistRow(tx, booking.id, {
    items,
    reason: missingItems(items).length === 0 ? null : reason,
    at: claimedAt === undefined ? now : happenedAt({ claimed: claimedAt, phoneNow }, began, now),
  });
  return accepted(null);
});

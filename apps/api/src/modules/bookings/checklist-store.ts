import type { ChecklistKind, ChecklistReason } from '@karigar/domain/bookings/checklist';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

/** As the catalogue's files have it, and as it is kept with a booking. */
export type ChecklistItemRow = {
  readonly id: number;
  readonly kind: ChecklistKind;
  readonly names: Names;
  readonly unit: string;
  readonly isRequired: boolean;
  readonly value?: string | null;
};

/** Null before the first time; `at` in milliseconds. */
export type SavedChecklist = {
  readonly items: readonly ChecklistItemRow[];
  readonly reason: ChecklistReason | null;
  readonly at: number;
};

const FIND: Statement = {
  name: 'find-checklist',
  text: 'SELECT checklist FROM services WHERE id = $1',
  trusted: { checklist: 'the catalogue writes the items' },
};

/** Of a service, as the catalogue has it now. */
export const findChecklist = async (
  tx: Transaction,
  serviceId: number,
): Promise<readonly ChecklistItemRow[]> =>
  (await tx.rows<{ checklist: readonly ChecklistItemRow[] }>(FIND, [serviceId]))[0]?.checklist ??
  [];

const SAVE: Statement = {
  name: 'save-checklist',
  text: `WITH saved AS (
      INSERT INTO booking_checklists AS known (booking_id, items, reason, saved_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT (booking_id) DO UPDATE SET items = excluded.items, reason = excluded.reason,
        saved_at = excluded.saved_at WHERE known.saved_at <= excluded.saved_at
      RETURNING booking_id
    )
    INSERT INTO outbox (account_id, kind, subject_id, version, payload)
    SELECT party, 'booking', b.id, b.version, '{"quiet": true}'
      FROM saved JOIN bookings b ON b.id = saved.booking_id, unnest(ARRAY[b.customer_id, b.serviceman_id]) AS party
      WHERE party IS NOT NULL`,
};

/** An older one that arrives later changes nothing. */
export const saveChecklistRow = async (
  tx: Transaction,
  bookingId: number,
  { items, reason, at }: SavedChecklist,
): Promise<void> =>
  void (await tx.rows(SAVE, [bookingId, JSON.stringify(items), reason, new Date(at)]));

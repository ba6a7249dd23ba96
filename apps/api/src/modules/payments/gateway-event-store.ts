import type { GatewayEvent } from '#platform/payments/gateway';
import type { Statement, Transaction } from '#platform/db';

const KEEP: Statement = {
  name: 'keep-gateway-event',
  text: `INSERT INTO gateway_events (event_id, kind, reference, refund_id, received_at)
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (event_id) DO NOTHING RETURNING event_id`,
};

/** False for an event that is kept already. */
export const keepEvent = async (
  tx: Transaction,
  { id, kind, reference, refundId }: GatewayEvent,
  now: Date,
): Promise<boolean> => (await tx.rows(KEEP, [id, kind, reference, refundId, now])).length === 1;

export type KeptEvent = { readonly reference: string | null; readonly refund_id: string | null };

const READ: Statement = {
  name: 'read-gateway-event',
  text: 'SELECT reference, refund_id FROM gateway_events WHERE event_id = $1 AND read_at IS NULL',
};

export const readEvent = async (tx: Transaction, id: string): Promise<KeptEvent | null> =>
  (await tx.rows<KeptEvent>(READ, [id]))[0] ?? null;

const MARK: Statement = {
  name: 'mark-gateway-event-read',
  text: 'UPDATE gateway_events SET read_at = $2 WHERE event_id = $1',
};

export const markEventRead = async (tx: Transaction, id: string, now: Date): Promise<void> =>
  void (await tx.rows(MARK, [id, now]));

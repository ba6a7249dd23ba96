import { createHash } from 'node:crypto';

/** An audit row with every value as text, so that its hash does not depend on a driver. */
export type AuditRow = {
  readonly id: number;
  readonly xid: string;
  /** With microseconds, which a Date would lose. */
  readonly at: string;
  readonly account_id: number | null;
  readonly role: string;
  readonly call: string;
  readonly outcome: string;
  readonly booking_id: number | null;
  readonly request_id: string;
  readonly key: string | null;
  readonly subject_id: number | null;
  readonly reason: string | null;
};

export const HASH_BYTES = 32;

/** Never reorder the columns: a new column goes to the end, and is hashed only where it is not null. */
export const hashRow = (row: AuditRow): Buffer =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.id,
        row.xid,
        row.at,
        row.account_id,
        row.role,
        row.call,
        row.outcome,
        row.booking_id,
        row.request_id,
        row.key,
        row.subject_id,
        row.reason,
      ]),
    )
    .digest();

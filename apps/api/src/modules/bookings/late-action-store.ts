import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

type Details = {
  readonly amount?: Paise;
  readonly reason?: string;
  readonly message?: string;
  readonly items?: readonly {
    readonly addOnId: number;
    readonly quantity: number;
    readonly shownPrice: Paise;
  }[];
};

export type LateActionRow = {
  readonly id: number;
  readonly booking_id: number;
  readonly booking_no: string;
  readonly serviceman_id: number;
  readonly serviceman_name: string;
  readonly command: string;
  readonly refusal: string;
  readonly from_state: string;
  readonly claimed_at: Date | null;
  readonly received_at: Date;
  readonly details: Details | null;
  readonly picture_key: string | null;
};

const LATE: Statement = {
  name: 'list-late-actions',
  text: `SELECT e.id, e.booking_id, b.booking_no, e.account_id AS serviceman_id,
      concat_ws(' ', p.first_name, p.last_name) AS serviceman_name, e.command, e.refusal, e.from_state,
      e.claimed_at, e.received_at, e.details, e.picture_key
    FROM (SELECT * FROM booking_events WHERE refusal IS NOT NULL AND actor = 'serviceman'
      ORDER BY received_at DESC, id DESC LIMIT $1 OFFSET $2) AS e
    JOIN bookings b ON b.id = e.booking_id
    LEFT JOIN profiles p ON p.account_id = e.account_id
    ORDER BY e.received_at DESC, e.id DESC`,
  trusted: {
    serviceman_id: 'an event of the actor serviceman has the account of the serviceman',
    details: 'written from the input of a booking command, all of whose fields are optional here',
  },
};

/** Of all servicemen and bookings: only for calls of operators. */
export const listLateActions = (
  tx: Transaction,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<LateActionRow[]> => tx.rows(LATE, [limit, offset]);

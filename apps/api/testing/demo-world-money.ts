import { addDays, dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { weekOf } from '@karigar/domain/ledger/earning-periods';
import {
  payoutOf,
  postCorrection,
  postDeposit,
  postPayout,
  postTip,
} from '@karigar/domain/ledger/postings';
import { paise } from '@karigar/domain/money';
import type { Client } from 'pg';
import { billWritten, backfillLedger, partiesOf, post } from '#modules/ledger/index';
import type { Transaction } from '#platform/db';
import { demoBookings, type DemoBooking } from './demo-world-bookings.ts';
import { demoPeople } from './demo-world-people.ts';
import { at, type Row } from './demo-world-rows.ts';

const HOUR = 3_600_000;
const INT8 = 20;
const SURESH = demoPeople.suresh.id;
const PRIYA = demoPeople.priya.id;

/** Plumbing had a lower commission until ten days ago; appliances always had a higher one. */
export const rateRows = (now: Instant): Row[] => [
  { kind: 'commission', category_id: 1, from_day: '2025-01-01', basis_points: 1800 },
  { kind: 'commission', category_id: 2, from_day: '2025-01-01', basis_points: 1200 },
  { kind: 'commission', category_id: 2, from_day: addDays(dayOf(now), -10), basis_points: 1500 },
];

const transactionOf = (client: Client): Transaction => {
  client.setTypeParser(INT8, Number);
  return {
    rows: async ({ text }, values = []) => (await client.query(text, [...values])).rows as never,
  };
};

const INSERT_DEPOSIT = `INSERT INTO deposits (serviceman_id, amount, way, reference, status, deposited_at,
    answered_at, answered_by, reason)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`;

const INSERT_PAYOUT = `INSERT INTO payouts (serviceman_id, amount, kept, bank, reference, reason, paid_by, paid_at)
  VALUES ($1, $2, $3, 'XX9035', 'N010260091234', 'Payout of the week', $4, $5) RETURNING id`;

const INSERT_CASE = `INSERT INTO earnings_cases (entry_id, serviceman_id, question, asked_at, answer, answered_at,
    answered_by)
  SELECT id, serviceman_id, 'Commission was 12 % before', $2, 'It is 15 % for jobs booked since last week', $3, $4
  FROM ledger_entries WHERE booking_id = $1 AND kind = 'commission'`;

const CASH_UNTIL = `SELECT coalesce(sum(amount), 0)::bigint AS cash FROM ledger_entries
  WHERE serviceman_id = $1 AND account = 'cash-in-hand' AND day < $2`;

const finished = (now: Instant): DemoBooking[] =>
  demoBookings(now).filter(
    ({ serviceman, paid, state }) => serviceman === 'suresh' && state === 'completed' && paid > 0,
  );

/** Suresh deposited the cash in hand last Sunday; an earlier deposit had a wrong number. Returns the time. */
const depositLastWeek = async (client: Client, tx: Transaction, now: Instant): Promise<Instant> => {
  const monday = weekOf(dayOf(now)).from;
  const sunday = startOfDay(monday) - 5 * HOUR;
  const { rows } = await client.query<{ cash: number }>(CASH_UNTIL, [SURESH, monday]);
  const amount = paise(rows[0]?.cash ?? 0);
  if (amount <= 0) return sunday;
  const day = dayOf(sunday);
  const wrong = [
    SURESH,
    amount,
    'bank',
    '12',
    'refused',
    at(sunday - HOUR),
    at(sunday - HOUR / 2),
    PRIYA,
  ];
  await client.query(INSERT_DEPOSIT, [...wrong, 'No transfer with this number has arrived']);
  const right = [
    SURESH,
    amount,
    'upi',
    '601170022145',
    'confirmed',
    at(sunday),
    at(sunday + HOUR),
    PRIYA,
  ];
  const made = await client.query<{ id: number }>(INSERT_DEPOSIT, [...right, null]);
  const entries = postDeposit(SURESH, amount);
  const causeId = made.rows[0]?.id ?? null;
  const posting = { cause: 'deposit', causeId, bookingId: null, servicemanId: SURESH } as const;
  await post(tx, { ...posting, writtenBy: PRIYA, at: new Date(sunday + HOUR), day, entries });
  return sunday + HOUR;
};

/** An operator refunded the commission that was too high, and paid it out on Monday. */
const correctAndPayOut = async (
  client: Client,
  tx: Transaction,
  job: DemoBooking,
  when: Instant,
) => {
  const { ended = when } = job.moments;
  const customerId = demoPeople[job.customer].id;
  const booking = {
    id: job.id,
    customer_id: customerId,
    serviceman_id: SURESH,
    ended_at: new Date(ended),
    paid: job.paid,
  };
  const parties = partiesOf(booking, await billWritten(tx, booking));
  const reason = 'Commission was taken at the new rate by mistake';
  const common = {
    servicemanId: SURESH,
    writtenBy: PRIYA,
    at: new Date(when),
    day: dayOf(when),
    reason,
  };
  const given = postCorrection(parties, paise(6450), paise(0));
  await post(tx, {
    ...common,
    cause: 'correction',
    causeId: null,
    bookingId: job.id,
    entries: given,
  });
  const payout = payoutOf(paise(6450), paise(0));
  const values = [SURESH, payout.amount, payout.kept, PRIYA, at(when)];
  const made = await client.query<{ id: number }>(INSERT_PAYOUT, values);
  const causeId = made.rows[0]?.id ?? null;
  await post(tx, {
    ...common,
    cause: 'payout',
    causeId,
    bookingId: null,
    entries: postPayout(SURESH, payout),
  });
};

/** Posts every bill and payment of the world with the production code, and a week of Suresh's cash. */
export const seedMoney = async (client: Client, now: Instant): Promise<void> => {
  const tx = transactionOf(client);
  for (let last = await backfillLedger(tx); last !== null;) last = await backfillLedger(tx, last);
  const [latest, ...earlier] = finished(now).toSorted(
    (one, other) => (other.moments.paid ?? 0) - (one.moments.paid ?? 0),
  );
  const before = earlier.at(3);
  if (latest === undefined || before === undefined) return;
  const when = await depositLastWeek(client, tx, now);
  await correctAndPayOut(client, tx, before, when + HOUR);
  const tipped = earlier[0] ?? latest;
  const tippedAt = (tipped.moments.paid ?? now) + HOUR / 6;
  await post(tx, {
    cause: 'tip',
    causeId: tipped.id,
    bookingId: tipped.id,
    servicemanId: SURESH,
    writtenBy: demoPeople[tipped.customer].id,
    at: new Date(tippedAt),
    day: dayOf(tippedAt),
    entries: postTip(SURESH, paise(5000)),
  });
  const asked = [at(tippedAt + HOUR), at(tippedAt + 3 * HOUR), PRIYA];
  await client.query(INSERT_CASE, [tipped.id, ...asked]);
};

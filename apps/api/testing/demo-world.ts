import type { Instant } from '@karigar/domain/dates/instant';
import type { Client } from 'pg';
import { loadCatalogue } from '#catalogue/catalogue-store';
import { readConfig } from '#config';
import { createVault } from '#platform/vault';
import {
  accountRows,
  bankRow,
  kycRows,
  membershipRows,
  operatorDeskRows,
  operatorRows,
  profileRows,
} from './demo-world-accounts.ts';
import {
  crewAccountRows,
  crewMembershipRows,
  crewProfileRows,
  crewSkillRows,
  hoursRows,
  savedAddressRows,
  workRows,
} from './demo-world-crew.ts';
import { carPlans, demoBookings } from './demo-world-bookings.ts';
import { ratingRows, servicemanRatingRows, skillRows } from './demo-world-catalogue.ts';
import { demoPictureKeys, type DemoPictureKeys } from './demo-pictures.ts';
import { rateRows, seedMoney } from './demo-world-money.ts';
import { seedOffers } from './demo-world-offers.ts';
import { demoPeople } from './demo-world-people.ts';
import {
  addOnRows,
  bookingRow,
  codeRows,
  eventRows,
  orderRows,
  paymentRows,
  type Row,
} from './demo-world-rows.ts';
import { chatRows, notificationRows } from './demo-world-talk.ts';

/**
 * Fills a migrated database, as its owner, with the demo world as it is at `now`: the same rows
 * each time except for sealed values, which differ each time. An existing world is kept.
 */
export const seedDemoWorld = async (client: Client, now: Instant): Promise<void> => {
  const pictures = await demoPictureKeys();
  await client.query('BEGIN');
  try {
    await client.query('LOCK TABLE accounts IN SHARE ROW EXCLUSIVE MODE');
    const { rowCount } = await client.query('SELECT FROM accounts LIMIT 1');
    if (rowCount === 0) {
      await loadCatalogue(client);
      for (const [table, rows] of tablesAt(now, pictures)) await insert(client, table, rows);
      await client.query('SELECT invoice_the_past()');
      await seedMoney(client, now);
      await seedOffers(client, now);
      // No automatic dispatch of past bookings, so that operators have something to assign.
      await client.query('UPDATE bookings SET dispatch_at = NULL WHERE dispatch_at IS NOT NULL');
      // Seeded changes must not send pushes.
      await client.query('DELETE FROM outbox');
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

/** In the order of their foreign keys. */
const tablesAt = (
  now: Instant,
  pictures: DemoPictureKeys,
): [table: string, rows: readonly Row[]][] => {
  const vault = createVault(readConfig({}).vault);
  const bookings = demoBookings(now);
  const plans = Object.entries(carPlans);
  return [
    ['accounts', [...accountRows(now), ...crewAccountRows(now)]],
    ['memberships', [...membershipRows(now), ...crewMembershipRows(now)]],
    ['operators', operatorRows(now)],
    ['operator_desks', operatorDeskRows(now)],
    ['profiles', [...profileRows(now, pictures), ...crewProfileRows(now)]],
    ['bank_details', [bankRow(now, vault)]],
    ['kyc_documents', kycRows(now, pictures)],
    ['service_ratings', ratingRows],
    ['serviceman_skills', [...skillRows, ...crewSkillRows]],
    ['serviceman_work', workRows(now)],
    ['serviceman_hours', hoursRows],
    ['addresses', savedAddressRows(now)],
    ['serviceman_ratings', servicemanRatingRows],
    ['ledger_rates', rateRows(now)],
    ['orders', orderRows(bookings)],
    [
      'subscriptions',
      plans.map(([name, { id }]) => ({
        id,
        customer_id: demoPeople[name as keyof typeof carPlans].id,
        name: 'Doorstep car wash, monthly plan',
      })),
    ],
    ['cars', plans.map(([, { id, car }]) => Object.assign({ subscription_id: id }, car))],
    ['bookings', bookings.map(bookingRow)],
    ['booking_events', bookings.flatMap(eventRows)],
    ['completion_codes', bookings.flatMap((booking) => codeRows(booking, vault))],
    ['booking_add_ons', bookings.flatMap(addOnRows)],
    ['payments', bookings.flatMap(paymentRows)],
    ['chat_messages', chatRows(now)],
    ['notifications', notificationRows(now)],
  ];
};

/** Inserts all rows of a table in one statement. Columns that the first row does not name keep their default. */
const insert = async (client: Client, table: string, rows: readonly Row[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
};

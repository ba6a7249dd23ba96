import { faultsIn } from '../../apps/api/proofs/invoice-numbers.ts';
import { connectDatabase, SYSTEM } from '../../apps/api/src/platform/db.ts';
import { findWrongBalances } from '../../apps/api/src/modules/ledger/index.ts';
import { clusterWorld } from '../../apps/api/testing/cluster-world.ts';
import { auditOf } from './audit-of.ts';

const BOOKED = `SELECT b.id::float8 AS id, i.serial, b.paid::float8 AS paid, b.total_after_end::float8 AS due,
    (SELECT sum(e.amount)::float8 FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE t.booking_id = b.id) AS sum
  FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, nth) JOIN bookings b USING (id)
    LEFT JOIN invoices i ON i.booking_id = b.id ORDER BY nth`;

interface Booked {
  id: number;
  serial: number | null;
  paid: number;
  due: number;
  sum: number | null;
}

/** What is wrong with the money and the audit of visits that were paid in this order. */
export const moneyFaults = async (
  adminUrl: string,
  database: string,
  bookings: readonly number[],
): Promise<string[]> => {
  const world = clusterWorld(adminUrl, database);
  const rows = await world.look<Booked>(BOOKED, [bookings]);
  const faults = rows
    .filter(({ paid, due, sum }) => paid !== due || sum !== 0)
    .map(({ id, paid, due, sum }) => `${id}: ${paid} of ${due} paid, the ledger's sum is ${sum}`);
  if (rows.length !== bookings.length) faults.push(`${rows.length} visits of ${bookings.length}`);

  const serials = rows.map(({ serial }) => Number(serial));
  faults.push(...faultsIn(serials, (serials[0] ?? 1) - 1));
  if (serials.some((serial, at) => serial < (serials[at - 1] ?? 0)))
    faults.push(`invoices are not in the order of the visits: ${serials.join()}`);

  const system = connectDatabase({ url: world.url('system'), connections: 1, onError: () => {} });
  const wrong = await system.transaction(SYSTEM, findWrongBalances);
  await system.close();
  if (wrong.length > 0) faults.push(`balances that are not their sum: ${wrong.join()}`);

  const audit = auditOf(adminUrl, database);
  await audit.seal();
  const { broken } = await audit.verify();
  await audit.close();
  if (broken !== null) faults.push(`the audit is broken: ${broken}`);
  return faults;
};

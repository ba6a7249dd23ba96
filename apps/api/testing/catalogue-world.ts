import { withClient } from '#db/connect';
import type { TestDatabase } from './template-db.ts';

/** Changes a catalogue as its owner, outside the calls, as the console will. */
export const changeCatalogue = (database: TestDatabase) => {
  const ask = <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    withClient(
      database.url('owner'),
      async (client) => (await client.query(sql, values)).rows as Row[],
    );
  return {
    renameService: (id: number, name: string) =>
      ask('UPDATE services SET name = $2 WHERE id = $1', [id, name]),
    endService: (id: number) => ask('UPDATE services SET is_offered = false WHERE id = $1', [id]),
    priceService: (id: number, price: number) =>
      ask('UPDATE services SET price = $2 WHERE id = $1', [id, price]),
    addService: (id: number, name: string) =>
      ask(
        `INSERT INTO services (id, category_id, name, name_hi, price, minutes, image)
         VALUES ($1, 1, $2, $2, 100, 30, '/art/service-ac.svg')`,
        [id, name],
      ),
    /** Every read of the catalogue fails from now on. */
    hide: () => ask('ALTER TABLE services RENAME TO hidden_services'),
    /** Ids of the services that a customer can book. */
    offered: async (): Promise<number[]> =>
      (await ask<{ id: number }>('SELECT id FROM services WHERE is_offered')).map(({ id }) => id),
    renameCategory: (id: number, name: string) =>
      ask('UPDATE categories SET name = $2 WHERE id = $1', [id, name]),
    endCategory: (id: number) =>
      ask('UPDATE categories SET is_offered = false WHERE id = $1', [id]),
    block: (accountId: number) =>
      ask(`UPDATE accounts SET blocked_at = now(), blocked_reason = 'x' WHERE id = $1`, [
        accountId,
      ]),
    pricesOf: async (ids: readonly number[]): Promise<number[]> =>
      (
        await ask<{ price: string }>('SELECT price FROM services WHERE id = ANY ($1) ORDER BY id', [
          ids,
        ])
      ).map(({ price }) => Number(price)),
    completedBy: async (accountId: number): Promise<number> =>
      Number(
        (
          await ask<{ count: string }>(
            `SELECT count(*) FROM bookings WHERE serviceman_id = $1 AND state = 'completed'`,
            [accountId],
          )
        )[0]?.count,
      ),
    isSameSpelling: async (one: string, other: string): Promise<boolean | undefined> =>
      (
        await ask<{ same: boolean }>('SELECT search_fold($1) = search_fold($2) AS same', [
          one,
          other,
        ])
      )[0]?.same,
  };
};

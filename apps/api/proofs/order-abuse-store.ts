import type { Look } from '#testing/fresh-people';

type Kind = 'unproven' | 'new' | 'honest-new' | 'honest-known';

/** What one customer of the proof has in the database. */
export type PlacedBy = {
  readonly id: number;
  readonly kind: Kind;
  readonly network: number;
  readonly open: number;
  readonly all: number;
};

const COUNT = `
  SELECT c.id::float8 AS id, count(b.id)::int AS all,
    count(b.id) FILTER (WHERE b.state NOT IN ('completed', 'cancelled'))::int AS open
  FROM unnest($1::bigint[]) AS c (id) LEFT JOIN bookings b ON b.customer_id = c.id GROUP BY c.id`;

export const listPlaced = async (
  look: Look,
  buyers: readonly Pick<PlacedBy, 'id' | 'kind' | 'network'>[],
): Promise<PlacedBy[]> => {
  const counted = await look<Pick<PlacedBy, 'id' | 'open' | 'all'>>(COUNT, [
    buyers.map(({ id }) => id),
  ]);
  const byId = new Map(counted.map((one) => [one.id, one]));
  return buyers.map(({ id, kind, network }) => {
    const { open = 0, all = 0 } = byId.get(id) ?? {};
    return { id, kind, network, open, all };
  });
};

/** Faults that the proof must find. */
export const FAULTS = {
  /** Every typed number counts as proven. */
  'unproven phones': `
    CREATE FUNCTION prove_at_once() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN NEW.phone_verified_at := now(); RETURN NEW; END';
    CREATE TRIGGER prove_at_once BEFORE INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION prove_at_once()`,
  /** The visits of a network are not counted. */
  'uncounted networks': `
    CREATE FUNCTION count_nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE TRIGGER count_nothing BEFORE INSERT ON new_customer_orders
      FOR EACH ROW EXECUTE FUNCTION count_nothing()`,
} as const;

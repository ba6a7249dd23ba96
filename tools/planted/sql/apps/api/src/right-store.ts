import type { Statement, Transaction } from './platform/db.ts';

import { named } from './platform/named-statement.ts';

type City = {
  readonly id: number;
  readonly name: string;
  readonly nickname: string | null;
  readonly size: 'small' | 'large';
  readonly details: unknown;
  readonly areas: readonly { readonly id: number; readonly name: string }[];
  readonly count: number;
  readonly first: string;
  readonly has_any: boolean;
  readonly known_as: string;
  readonly founded: string;
};

const READ: Statement = {
  name: 'read-city',
  text: `SELECT c.id, c.name, c.nickname, c.size, c.details,
      (SELECT coalesce(json_agg(json_build_object('id', a.id, 'name', a.name)), '[]')
        FROM areas a WHERE a.city_id = c.id) AS areas,
      (SELECT count(*) FROM areas a WHERE a.city_id = c.id) AS count,
      (SELECT a.name FROM areas a WHERE a.city_id = c.id ORDER BY a.id LIMIT 1) AS first,
      EXISTS (SELECT FROM areas a WHERE a.city_id = c.id) AS has_any,
      coalesce(c.nickname, c.name) AS known_as, c.founded_at::text AS founded
    FROM cities c WHERE c.id = $1`,
  trusted: { first: 'a city is added with its first area' },
};

export const readCity = async (tx: Transaction, id: number): Promise<City | undefined> =>
  (await tx.rows<City>(READ, [id]))[0];

const NICKNAMED: Statement = {
  name: 'list-nicknamed',
  text: `WITH known AS (SELECT id, nickname FROM cities WHERE nickname IS NOT NULL)
    SELECT known.nickname, a.name FROM known LEFT JOIN areas a ON a.city_id = known.id
    WHERE a.name = ANY ($1::text[])`,
};

export const listNicknamed = (
  tx: Transaction,
  names: readonly string[],
): Promise<{ nickname: string; name: string }[]> => tx.rows(NICKNAMED, [names]);

const INSERT = named({
  name: 'insert-area',
  text: `INSERT INTO areas (city_id, name) SELECT $cityId, $name WHERE $name::text IS NOT NULL
    RETURNING id`,
});

export const insertArea = async (tx: Transaction, cityId: number | null, name: string | null) => {
  const values = INSERT.values({ cityId, name });
  return (await tx.rows<{ id: number }>(INSERT, values))[0]?.id;
};

const BY = {
  id: { name: 'by-id', text: 'SELECT name FROM cities WHERE id = $1' },
  area: { name: 'by-area', text: 'SELECT name FROM areas WHERE city_id = $1' },
} as const satisfies Record<string, Statement>;

export const listNames = (tx: Transaction, by: keyof typeof BY, id: number) =>
  tx.rows<{ name: string }>(BY[by], [id]);

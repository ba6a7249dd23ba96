import type { Statement, Transaction } from '#platform/db';

type Place = {
  /** The vault's name of the place: `table.column` without its suffix. */
  readonly name: string;
  readonly table: string;
  readonly id: string;
  readonly column: string;
};

/** Every place with sealed values. A new column needs its entry here; a test compares. */
export const SEALED_PLACES: readonly Place[] = [
  {
    name: 'bank_details.account_number',
    table: 'bank_details',
    id: 'account_id',
    column: 'account_number_sealed',
  },
  { name: 'bank_checks.name', table: 'bank_checks', id: 'id', column: 'name_sealed' },
  { name: 'kyc_documents.number', table: 'kyc_documents', id: 'id', column: 'number_sealed' },
  {
    name: 'kyc_documents.image_data_key',
    table: 'kyc_documents',
    id: 'id',
    column: 'image_data_key_sealed',
  },
  {
    name: 'queue_keys.private_key',
    table: 'queue_keys',
    id: 'account_id',
    column: 'private_key_sealed',
  },
  {
    name: 'completion_codes.code',
    table: 'completion_codes',
    id: 'booking_id',
    column: 'code_sealed',
  },
  { name: 'operators.totp', table: 'operators', id: 'account_id', column: 'totp_sealed' },
  { name: 'operator_invites.totp', table: 'operator_invites', id: 'id', column: 'totp_sealed' },
  { name: 'change_links.to', table: 'change_links', id: 'id', column: 'to_sealed' },
];

export type SealedRow = { readonly id: number; readonly sealed: string | null };

const statements = ({ name, table, id, column }: Place) => ({
  look: {
    name: `look-at-sealed-${name}`,
    text: `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE ${id} > $1
      ORDER BY ${id} LIMIT $2`,
  },
  hold: {
    name: `hold-sealed-${name}`,
    text: `SELECT ${id} AS id, ${column} AS sealed FROM ${table} WHERE ${id} = ANY ($1::bigint[])
      ORDER BY ${id} FOR NO KEY UPDATE`,
  },
  save: {
    name: `save-sealed-${name}`,
    text: `UPDATE ${table} AS t SET ${column} = new.sealed
      FROM unnest($1::bigint[], $2::text[]) AS new (id, sealed) WHERE t.${id} = new.id`,
  },
});

type Statements = Readonly<Record<'look' | 'hold' | 'save', Statement>>;

const STATEMENTS = new Map<Place, Statements>(
  SEALED_PLACES.map((place) => [place, statements(place)]),
);

const of = (place: Place): Statements => {
  const found = STATEMENTS.get(place);
  if (found === undefined) throw new TypeError(`nothing is sealed in ${place.name}`);
  return found;
};

export const lookAtSealed = (
  tx: Transaction,
  place: Place,
  after: number,
  most: number,
): Promise<SealedRow[]> => tx.rows(of(place).look, [after, most]);

/** Locks and reads the rows. */
export const holdSealed = (
  tx: Transaction,
  place: Place,
  ids: readonly number[],
): Promise<SealedRow[]> => tx.rows(of(place).hold, [ids]);

export const saveSealed = async (
  tx: Transaction,
  place: Place,
  rows: readonly { readonly id: number; readonly sealed: string }[],
): Promise<void> =>
  void (await tx.rows(of(place).save, [
    rows.map(({ id }) => id),
    rows.map(({ sealed }) => sealed),
  ]));

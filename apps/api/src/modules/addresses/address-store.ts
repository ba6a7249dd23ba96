import type { Place } from '@karigar/domain/bookings/place';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type AddressRow = Place & {
  readonly id: number;
  readonly label: string;
  readonly contact_name: string;
  readonly flat_no: string;
  readonly street: string;
  readonly landmark: string;
  readonly area_id: number;
  readonly pin_code: string;
  /** As a booking stores them. */
  readonly area: string;
  readonly city: string;
  readonly area_names: Names;
  readonly city_names: Names;
};

const ADDRESS = `SELECT d.id, d.label, d.contact_name, d.flat_no, d.street, d.landmark, d.area_id, d.pin_code,
    d.latitude, d.longitude, a.name AS area, c.name AS city,
    names_of(a.names, a.name, a.name_hi) AS area_names, names_of(c.names, c.name, c.name_hi) AS city_names
  FROM addresses d JOIN areas a ON a.id = d.area_id JOIN cities c ON c.id = a.city_id`;

const LIST: Statement = {
  name: 'list-addresses',
  text: `${ADDRESS} WHERE d.account_id = $1 ORDER BY d.used_at DESC, d.id DESC`,
};

export const listAddressRows = (tx: Transaction, accountId: number): Promise<AddressRow[]> =>
  tx.rows(LIST, [accountId]);

export type ServedArea = Place & {
  readonly id: number;
  readonly city_id: number;
  readonly pin_code: string;
};

const AREA: Statement = {
  name: 'read-served-area',
  text: `SELECT a.id, a.city_id, a.pin_code, a.latitude, a.longitude
    FROM areas a JOIN cities c ON c.id = a.city_id AND c.is_served WHERE a.id = $1 AND a.is_served`,
};

/** Null for an unknown area or one that we do not serve. */
export const readServedArea = async (tx: Transaction, id: number): Promise<ServedArea | null> =>
  (await tx.rows<ServedArea>(AREA, [id]))[0] ?? null;

export type AddressWords = Place & {
  readonly label: string;
  readonly contactName: string;
  readonly flatNo: string;
  readonly street: string;
  readonly landmark: string;
  readonly areaId: number;
  readonly pinCode: string;
};

const INSERT = named({
  name: 'insert-address',
  text: `INSERT INTO addresses (label, contact_name, flat_no, street, landmark, area_id, pin_code, latitude,
      longitude, account_id, used_at)
    VALUES ($label, $contactName, $flatNo, $street, $landmark, $areaId, $pinCode, $latitude, $longitude,
      $accountId, $now) RETURNING id`,
});

export const insertAddress = async (
  tx: Transaction,
  accountId: number,
  words: AddressWords,
  now: Date,
): Promise<number> => {
  const values = INSERT.values({ ...words, accountId, now });
  const [made] = await tx.rows<{ id: number }>(INSERT, values);
  if (made === undefined) throw new Error('no address was made');
  return made.id;
};

const UPDATE = named({
  name: 'update-address',
  text: `UPDATE addresses SET label = $label, contact_name = $contactName, flat_no = $flatNo, street = $street,
      landmark = $landmark, area_id = $areaId, pin_code = $pinCode, latitude = $latitude, longitude = $longitude
    WHERE account_id = $accountId AND id = $id RETURNING id`,
});

export const updateAddress = async (
  tx: Transaction,
  accountId: number,
  id: number,
  words: AddressWords,
): Promise<boolean> =>
  (await tx.rows(UPDATE, UPDATE.values({ ...words, accountId, id }))).length === 1;

const REMOVE: Statement = {
  name: 'remove-address',
  text: 'DELETE FROM addresses WHERE account_id = $1 AND id = $2 RETURNING id',
};

export const deleteAddress = async (
  tx: Transaction,
  accountId: number,
  id: number,
): Promise<boolean> => (await tx.rows(REMOVE, [accountId, id])).length === 1;

const USE: Statement = {
  name: 'use-address',
  text: `WITH used AS (UPDATE addresses SET used_at = $3 WHERE account_id = $1 AND id = $2 RETURNING id)
    ${ADDRESS} WHERE d.account_id = $1 AND d.id = (SELECT id FROM used)`,
};

/** Returns the caller's own address and marks it as the last used. */
export const takeAddress = async (
  tx: Transaction,
  accountId: number,
  id: number,
  now: Date,
): Promise<AddressRow | null> => (await tx.rows<AddressRow>(USE, [accountId, id, now]))[0] ?? null;

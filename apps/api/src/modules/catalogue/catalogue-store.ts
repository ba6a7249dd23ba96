import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

/** A row with its name in both languages. */
export type Named = { readonly name: string; readonly name_hi: string };

export type CategoryRow = Named & {
  readonly id: number;
  readonly image: string;
  readonly services: number;
};

const CATEGORIES: Statement = {
  name: 'list-categories',
  text: `SELECT c.id, c.name, c.name_hi, c.image, count(*) AS services
    FROM categories c JOIN services s ON s.category_id = c.id AND s.is_offered
    WHERE c.is_offered GROUP BY c.id ORDER BY c.place, c.id`,
};

export const listCategoryRows = (tx: Transaction): Promise<CategoryRow[]> => tx.rows(CATEGORIES);

const CATEGORY: Statement = {
  name: 'read-category',
  text: 'SELECT name, name_hi FROM categories WHERE id = $1 AND is_offered',
};

export const readCategory = async (tx: Transaction, id: number): Promise<Named | null> =>
  (await tx.rows<Named>(CATEGORY, [id]))[0] ?? null;

export type CardRow = Named & {
  readonly id: number;
  readonly category_id: number;
  readonly image: string;
  readonly price: Paise;
  readonly minutes: number;
  readonly ratings: number;
  readonly stars: number;
};

/** Shared with search, which ranks the same rows. */
export const CARD = `s.id, s.category_id, s.name, s.name_hi, s.image, s.price, s.minutes,
  coalesce(r.ratings, 0) AS ratings, coalesce(r.stars, 0) AS stars`;
export const RATED = 'LEFT JOIN service_ratings r ON r.service_id = s.id';

const OF_CATEGORY: Statement = {
  name: 'list-category-services',
  text: `SELECT ${CARD} FROM services s ${RATED}
    WHERE s.category_id = $1 AND s.is_offered ORDER BY s.place, s.id`,
};

export const listServicesOf = (tx: Transaction, categoryId: number): Promise<CardRow[]> =>
  tx.rows(OF_CATEGORY, [categoryId]);

const POPULAR: Statement = {
  name: 'list-popular-services',
  text: `SELECT ${CARD} FROM services s JOIN categories c ON c.id = s.category_id ${RATED}
    WHERE s.is_offered AND c.is_offered
    ORDER BY coalesce(r.ratings, 0) DESC, s.place, c.place, s.id LIMIT $1`,
};

export const listPopular = (tx: Transaction, most: number): Promise<CardRow[]> =>
  tx.rows(POPULAR, [most]);

export type ServiceRow = CardRow & {
  readonly category_name: string;
  readonly category_name_hi: string;
  readonly unit: string;
  readonly unit_hi: string;
  readonly cover_days: number;
  readonly included: readonly string[];
  readonly included_hi: readonly string[];
  readonly not_included: readonly string[];
  readonly not_included_hi: readonly string[];
};

const SERVICE: Statement = {
  name: 'read-service',
  text: `SELECT ${CARD}, c.name AS category_name, c.name_hi AS category_name_hi, s.unit, s.unit_hi,
      s.cover_days, s.included, s.included_hi, s.not_included, s.not_included_hi
    FROM services s JOIN categories c ON c.id = s.category_id AND c.is_offered ${RATED}
    WHERE s.id = $1 AND s.is_offered`,
};

export const readService = async (tx: Transaction, id: number): Promise<ServiceRow | null> =>
  (await tx.rows<ServiceRow>(SERVICE, [id]))[0] ?? null;

export type OfferedRow = Named & { readonly id: number; readonly price: Paise };

const ADD_ONS: Statement = {
  name: 'list-add-ons-of-service',
  text: `SELECT id, name, name_hi, price FROM add_ons WHERE service_id = $1 AND is_offered ORDER BY id`,
};

export const listAddOnsOf = (tx: Transaction, serviceId: number): Promise<OfferedRow[]> =>
  tx.rows(ADD_ONS, [serviceId]);

export type AreaRow = Named & {
  readonly id: number;
  readonly city: string;
  readonly city_hi: string;
  readonly pin_code: string;
  readonly latitude: number;
  readonly longitude: number;
};

const AREAS: Statement = {
  name: 'list-areas',
  text: `SELECT a.id, a.name, a.name_hi, c.name AS city, c.name_hi AS city_hi, a.pin_code, a.latitude,
      a.longitude
    FROM areas a JOIN cities c ON c.id = a.city_id AND c.is_served
    WHERE a.is_served ORDER BY c.id, a.name`,
};

export const listAreaRows = (tx: Transaction): Promise<AreaRow[]> => tx.rows(AREAS);

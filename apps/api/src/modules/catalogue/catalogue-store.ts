import type { Paise } from '@karigar/domain/money';
import type { InLanguages, Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type Named = { readonly names: Names };

export type CategoryRow = Named & {
  readonly id: number;
  readonly image: string;
  readonly services: number;
};

const CATEGORIES: Statement = {
  name: 'list-categories',
  text: `SELECT c.id, names_of(c.names, c.name, c.name_hi) AS names, c.image, count(*) AS services
    FROM categories c JOIN services s ON s.category_id = c.id AND s.is_offered
    WHERE c.is_offered GROUP BY c.id ORDER BY c.place, c.id`,
};

export const listCategoryRows = (tx: Transaction): Promise<CategoryRow[]> => tx.rows(CATEGORIES);

const CATEGORY: Statement = {
  name: 'read-category',
  text: 'SELECT names_of(names, name, name_hi) AS names FROM categories WHERE id = $1 AND is_offered',
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
export const CARD = `s.id, s.category_id, names_of(s.names, s.name, s.name_hi) AS names, s.image, s.price, s.minutes,
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
  readonly category_names: Names;
  readonly units: Names;
  readonly cover_days: number;
  /** Hundredths of a percent of the price. */
  readonly advance: number;
  readonly includes: InLanguages<readonly string[]>;
  readonly excludes: InLanguages<readonly string[]>;
};

const SERVICE: Statement = {
  name: 'read-service',
  text: `SELECT ${CARD}, names_of(c.names, c.name, c.name_hi) AS category_names,
      names_of(s.units, s.unit, s.unit_hi) AS units, s.cover_days, s.advance,
      lists_of(s.includes, s.included, s.included_hi) AS includes,
      lists_of(s.excludes, s.not_included, s.not_included_hi) AS excludes
    FROM services s JOIN categories c ON c.id = s.category_id AND c.is_offered ${RATED}
    WHERE s.id = $1 AND s.is_offered`,
};

export const readService = async (tx: Transaction, id: number): Promise<ServiceRow | null> =>
  (await tx.rows<ServiceRow>(SERVICE, [id]))[0] ?? null;

export type OfferedRow = Named & { readonly id: number; readonly price: Paise };

const ADD_ONS: Statement = {
  name: 'list-add-ons-of-service',
  text: `SELECT id, names_of(names, name, name_hi) AS names, price FROM add_ons WHERE service_id = $1 AND is_offered ORDER BY id`,
};

export const listAddOnsOf = (tx: Transaction, serviceId: number): Promise<OfferedRow[]> =>
  tx.rows(ADD_ONS, [serviceId]);

export type AreaRow = Named & {
  readonly id: number;
  readonly city_names: Names;
  readonly pin_code: string;
  readonly latitude: number;
  readonly longitude: number;
};

const AREAS: Statement = {
  name: 'list-areas',
  text: `SELECT a.id, names_of(a.names, a.name, a.name_hi) AS names, names_of(c.names, c.name, c.name_hi) AS city_names,
      a.pin_code, a.latitude, a.longitude
    FROM areas a JOIN cities c ON c.id = a.city_id AND c.is_served
    WHERE a.is_served ORDER BY c.id, a.name`,
};

export const listAreaRows = (tx: Transaction): Promise<AreaRow[]> => tx.rows(AREAS);

import type { Paise } from '@karigar/domain/money';
import type { InLanguages, Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';
import type { Named } from './catalogue-store.ts';

/** A service and its category, as the page's head and the sitemap need them. */
export type OfferedService = Named & {
  readonly id: number;
  readonly price: Paise;
  readonly minutes: number;
  readonly image: string;
  readonly includes: InLanguages<readonly string[]>;
  readonly category_id: number;
  readonly category_names: Names;
  readonly category_image: string;
};

const OFFERED: Statement = {
  name: 'list-offered-services',
  text: `SELECT s.id, names_of(s.names, s.name, s.name_hi) AS names, s.price, s.minutes, s.image,
      lists_of(s.includes, s.included, s.included_hi) AS includes, c.id AS category_id,
      names_of(c.names, c.name, c.name_hi) AS category_names,
      c.image AS category_image
    FROM services s JOIN categories c ON c.id = s.category_id AND c.is_offered
    WHERE s.is_offered ORDER BY c.place, c.id, s.place, s.id`,
};

export const listOffered = (tx: Transaction): Promise<OfferedService[]> => tx.rows(OFFERED);

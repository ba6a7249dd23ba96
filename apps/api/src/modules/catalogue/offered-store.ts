import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';
import type { Named } from './catalogue-store.ts';

/** A service and its category, as the page's head and the sitemap need them. */
export type OfferedService = Named & {
  readonly id: number;
  readonly price: Paise;
  readonly minutes: number;
  readonly image: string;
  readonly included: readonly string[];
  readonly included_hi: readonly string[];
  readonly category_id: number;
  readonly category_name: string;
  readonly category_name_hi: string;
  readonly category_image: string;
};

const OFFERED: Statement = {
  name: 'list-offered-services',
  text: `SELECT s.id, s.name, s.name_hi, s.price, s.minutes, s.image, s.included, s.included_hi,
      c.id AS category_id, c.name AS category_name, c.name_hi AS category_name_hi,
      c.image AS category_image
    FROM services s JOIN categories c ON c.id = s.category_id AND c.is_offered
    WHERE s.is_offered ORDER BY c.place, c.id, s.place, s.id`,
};

export const listOffered = (tx: Transaction): Promise<OfferedService[]> => tx.rows(OFFERED);

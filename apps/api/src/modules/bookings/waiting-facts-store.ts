import { NO_FACTS, type WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Language } from '@karigar/domain/language';
import type { Names } from '@karigar/domain/names';
import { nameIn } from '#platform/names';

/** Of the booking `b` that something in the team's queue is about. */
export const WAITING_FACTS = `b.id AS booking_id, b.order_id, b.booking_no, b.city_id, b.area,
  names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names`;

export type WaitingFactsRow = {
  readonly booking_id: number;
  readonly order_id: number;
  readonly booking_no: string;
  readonly city_id: number | null;
  readonly area: string;
  readonly service_names: Names;
};

/** The masked facts of the booking, and its service as what it is about. */
export const factsOf = (
  row: WaitingFactsRow,
  language: Language,
): Omit<WaitingItem, 'kind' | 'id' | 'dueAt'> => ({
  ...NO_FACTS,
  bookingId: row.booking_id,
  orderId: row.order_id,
  bookingNo: row.booking_no,
  cityId: row.city_id,
  area: row.area,
  what: nameIn(row.service_names, language),
});

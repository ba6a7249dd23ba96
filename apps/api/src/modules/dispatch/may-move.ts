import type { Instant } from '@karigar/domain/dates/instant';
import { mayReschedule } from '@karigar/domain/orders/reschedule';
import type { BookingRow } from '#modules/bookings/index';

/** As the customer may, but also when it is too late for the customer: the operator has called the assignee. */
export const mayMove = ({ state }: BookingRow, now: Instant) =>
  mayReschedule({ state, cancelUntil: null, trouble: null, now });

import type { BookingState } from '@karigar/domain/bookings/booking';
import type { WaitingKind } from '@karigar/domain/console/due-by';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const STATE_WORDS: Readonly<Record<BookingState, MessageDescriptor>> = {
  requested: msg`Looking for somebody`,
  offered: msg`Servicemen are asked`,
  assigned: msg`Assigned`,
  started: msg`Started`,
  held: msg`Held`,
  ended: msg`Ended`,
  completed: msg`Completed`,
  cancelled: msg`Cancelled`,
  refused: msg`Nobody took it`,
};

export const WAITING_WORDS: Readonly<Record<WaitingKind, MessageDescriptor>> = {
  'nobody-took': msg`Servicemen were asked, nobody took it`,
  overdue: msg`Nobody came yet`,
  'held-due': msg`Held, goes on today`,
  'no-code': msg`Ended without its code`,
};

import type { Booking } from '@karigar/contract/bookings/booking';
import { statusNameOf } from '@karigar/domain/bookings/status';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';

export type WorkDone =
  | { readonly command: 'start'; readonly at: Instant }
  | {
      readonly command: 'hold';
      readonly at: Instant;
      readonly until: IndiaDay;
      readonly reason: string;
    }
  | { readonly command: 'resume'; readonly at: Instant }
  | { readonly command: 'end'; readonly at: Instant; readonly total: Booking['total'] }
  | { readonly command: 'verify' };

const become = (booking: Booking, state: Booking['state'], change: Partial<Booking>): Booking => ({
  ...booking,
  ...change,
  state,
  statusName: statusNameOf(state),
  isNew: false,
});

const closePause = ({ pauses }: Booking, at: Instant): Booking['pauses'] =>
  pauses.map(({ from, to }) => ({ from, to: to ?? at }));

/** The booking after an accepted command: shown at once, before the next read replaces it. */
export const applyWork = (booking: Booking, done: WorkDone): Booking => {
  switch (done.command) {
    case 'start':
      return become(booking, 'started', { startedAt: done.at });
    case 'hold':
      return become(booking, 'held', {
        heldUntil: done.until,
        holdReason: done.reason,
        pauses: [...booking.pauses, { from: done.at, to: null }],
      });
    case 'resume':
      return become(booking, 'started', {
        heldUntil: null,
        holdReason: '',
        pauses: closePause(booking, done.at),
      });
    case 'end':
      return become(booking, 'ended', { endedAt: done.at, totalAfterEnd: done.total });
    case 'verify':
      return become(booking, 'completed', {});
  }
};

import { decide } from '@karigar/domain/bookings/lifecycle';
import type { Instant } from '@karigar/domain/dates/instant';
import { no, yes, type DispatchOp, type Said, type SpecBooking } from './booking-value.ts';

const COMMANDS = { release: 'release', reopen: 'reopen', 'hold-for': 'hold' } as const;

/** An operator releases, reopens or holds; whoever had the booking has it no more, except on hold. */
export const applyDispatch = (booking: SpecBooking, op: DispatchOp, now: Instant): Said => {
  if (op.version !== booking.changes + 1) return no(booking, 'booking.changed');
  const decision = decide(booking.state, COMMANDS[op.kind], 'operator');
  if (!decision.ok) return no(booking, decision.refusal);
  if (op.kind === 'hold-for') return yes(booking, decision.value, now);
  if (op.kind === 'reopen' && booking.visitCharge !== null) return no(booking, 'booking.charged');
  if (op.kind === 'reopen' && booking.startsAt <= now) return no(booking, 'slot.not-offered');
  return yes(booking, decision.value, now, { holder: null });
};

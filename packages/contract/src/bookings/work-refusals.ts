import { SERVICEMAN_STATES, type BookingCommand } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals, type LifecycleRefusal } from '@karigar/domain/bookings/lifecycle';

/** The refusals of a serviceman's command on a booking, derived from the lifecycle. */
export const workRefusals = (
  command: BookingCommand,
): readonly ('booking.not-found' | LifecycleRefusal)[] => [
  'booking.not-found',
  ...lifecycleRefusals(command, 'serviceman', SERVICEMAN_STATES),
];

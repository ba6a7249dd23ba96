import { SERVICEMAN_STATES, type BookingCommand } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import type { RefusalName } from '../refusals.ts';

/** The refusals of a serviceman's command on a booking, derived from the lifecycle. */
export const workRefusals = (command: BookingCommand): readonly RefusalName[] => [
  'booking.not-found',
  ...lifecycleRefusals(command, 'serviceman', SERVICEMAN_STATES),
];

import type { Actor } from '../roles.ts';
import { BOOKING_COMMANDS, type BookingCommand, type BookingState } from './booking.ts';
import { decide } from './lifecycle.ts';

/** The commands that would succeed now. The screens and the server both use this list. */
export const allowedActions = (state: BookingState, actor: Actor): readonly BookingCommand[] =>
  BOOKING_COMMANDS.filter((command) => decide(state, command, actor).ok);

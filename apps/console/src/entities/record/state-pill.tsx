import { useSay } from '@karigar/client/i18n/use-say';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import { STATE_WORDS } from './state.messages.ts';

const LOOKS: Readonly<Record<BookingState, StatusLook>> = {
  requested: 'pending',
  offered: 'pending',
  refused: 'off',
  assigned: 'assigned',
  started: 'live',
  held: 'hold',
  ended: 'pending',
  completed: 'done',
  cancelled: 'off',
};

/** The state that the customer reads too, in the team's words. */
export const StatePill = ({ state }: { state: BookingState }) => {
  const say = useSay();
  return <StatusPill look={LOOKS[state]}>{say(STATE_WORDS[state])}</StatusPill>;
};

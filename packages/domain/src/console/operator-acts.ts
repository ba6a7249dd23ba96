import { allowedActions } from '../bookings/allowed-actions.ts';
import type { BookingCommand, BookingState } from '../bookings/booking.ts';
import { mayReschedule } from '../orders/reschedule.ts';

/** What an operator can do with a booking, in the order of the screens. */
export const OPERATOR_ACTS = [
  'assign',
  'ask',
  'move',
  'release',
  'hold',
  'end',
  'close',
  'reopen',
  'cancel',
] as const;
export type OperatorAct = (typeof OPERATOR_ACTS)[number];

/** The command of the lifecycle that decides; another time is no command. */
const COMMANDS = {
  assign: 'assign',
  ask: 'offer',
  release: 'release',
  hold: 'hold',
  end: 'end',
  close: 'verify',
  reopen: 'reopen',
  cancel: 'cancel',
} as const satisfies Record<Exclude<OperatorAct, 'move'>, BookingCommand>;

const mayMove = (state: BookingState): boolean =>
  mayReschedule({ state, cancelUntil: null, trouble: null, now: 0 }).ok;

/** After nobody took it, servicemen can be asked again: that reopens the search. */
const mayAskAgain = (state: BookingState): boolean => state === 'refused';

/** The acts that the server would accept now, by the table of the lifecycle. */
export const operatorActs = (state: BookingState): readonly OperatorAct[] => {
  const commands = allowedActions(state, 'operator');
  return OPERATOR_ACTS.filter((act) => {
    if (act === 'move') return mayMove(state);
    return commands.includes(COMMANDS[act]) || (act === 'ask' && mayAskAgain(state));
  });
};

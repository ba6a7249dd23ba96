import type { Booking } from '@karigar/contract/bookings/booking';
import { StatusPill, type StatusLook } from '@karigar/ui/status-pill/status-pill';
import type { MessageDescriptor } from '@lingui/core';
import { useSay } from '@karigar/client/i18n/use-say';
import { myStatusMessages as texts } from './my-status.messages.ts';

const PILLS: Record<Booking['state'], readonly [look: StatusLook, words: MessageDescriptor]> = {
  requested: ['pending', texts.finding],
  offered: ['pending', texts.finding],
  assigned: ['assigned', texts.assigned],
  started: ['live', texts.started],
  held: ['hold', texts.onHold],
  ended: ['pending', texts.otpPending],
  completed: ['done', texts.completed],
  cancelled: ['off', texts.cancelled],
  refused: ['pending', texts.finding],
};

/** A booking's status in the words that its customer reads. */
export const MyPill = ({ state }: Pick<Booking, 'state'>) => {
  const say = useSay();
  const [look, words] = PILLS[state];
  return <StatusPill look={look}>{say(words)}</StatusPill>;
};

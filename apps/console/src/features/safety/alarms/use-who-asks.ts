import { useSay } from '@karigar/client/i18n/use-say';
import { alarmMessages as texts } from './alarms.messages.ts';
import type { Alarm } from './use-alarms.ts';

/** Which side of the visit asked for help. */
export const useWhoAsks = (): ((alarm: Alarm) => string) => {
  const say = useSay();
  return ({ what }) => say(what === 'customer' ? texts.ofCustomer : texts.ofServiceman);
};

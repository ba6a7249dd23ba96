import type { Booking } from '@karigar/contract/bookings/booking';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { MessageDescriptor } from '@lingui/core';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { stateFor } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { sheetState } from '#platform/navigation/sheet-state';
import { reportError } from '@karigar/client/errors/report-error';
import type { Entry } from '#platform/action-queue/action';
import { actionQueue } from '#platform/action-queue/action-queue';
import { useAskForHelp } from './use-ask-for-help.ts';
import { wayOutMessages as texts } from './ways-out.messages.ts';
import { wayOutOf, type Way } from './ways-out.ts';

const LABELS: Readonly<Record<Exclude<Way, 'none'>, MessageDescriptor>> = {
  'try-again': texts.tryAgain,
  'enter-code': texts.enterOtp,
  'choose-day': texts.holdAgain,
  'choose-add-ons': texts.addAgain,
  'open-payment': texts.openPayment,
  'open-chat': texts.openChat,
  'get-help': texts.getHelp,
};

/** The sheets of a booking that a refusal can open. */
const SHEETS = {
  'enter-code': 'otp',
  'choose-day': 'hold',
  'choose-add-ons': 'add-services',
} as const;

export type WaySheet = (typeof SHEETS)[keyof typeof SHEETS];

const refOf = ({ bookingId, input }: Entry): Pick<Booking, 'id' | 'orderId'> => {
  const { orderId = 0 } = input as { readonly orderId?: number };
  return { id: bookingId, orderId };
};

export type WayOutAction = { readonly way: Way; readonly label: string; readonly go: () => void };

/** The one button that helps after a refusal; null when nothing can be done. */
export const useWayOut = (): ((
  entry: Entry,
  about?: {
    /** The booking's state on this phone now. */
    readonly standing?: BookingState | undefined;
    /** On the booking's own screen its sheets open in place. */
    readonly show?: ((sheet: WaySheet) => void) | undefined;
  },
) => WayOutAction | null) => {
  const say = useSay();
  const navigate = useNavigate();
  const askForHelp = useAskForHelp();
  const openSheet = ({ bookingId }: Entry, sheet: WaySheet): void => {
    const booking = pathTo('bookingDetail', { id: bookingId });
    navigate(booking);
    navigate(booking, { state: sheetState(sheet, 'from-refusal') });
  };
  return (entry, { standing, show } = {}) => {
    if (entry.state.kind !== 'refused') return null;
    const { way } = wayOutOf({ call: entry.call, code: entry.state.code }, standing);
    if (way === 'none' || (way === 'try-again' && !entry.isWhole)) return null;
    // The booking's screen has this as its main button already.
    if (way === 'enter-code' && show !== undefined) return null;
    const go = (): void => {
      switch (way) {
        case 'try-again':
          return void actionQueue.retry(entry.key).catch(reportError);
        case 'open-payment':
          return navigate(pathTo('payment'), { state: stateFor(refOf(entry)) });
        case 'open-chat':
          return navigate(pathTo('chat'), { state: stateFor(refOf(entry)) });
        case 'get-help':
          return askForHelp(entry.bookingId);
        default: {
          const sheet = SHEETS[way];
          return show === undefined ? openSheet(entry, sheet) : show(sheet);
        }
      }
    };
    return { way, label: say(LABELS[way]), go };
  };
};

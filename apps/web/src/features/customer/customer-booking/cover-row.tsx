import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { PanelRow } from '@karigar/ui/panel/panel';
import { useNavigate } from 'react-router';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { stateFor } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';

/** The warranty that runs since the work ended, with the way to use it. */
export const CoverRow = ({ mine: { booking, coveredUntil } }: { mine: MyBooking }) => {
  const say = useSay();
  const { date } = useFormat();
  const navigate = useNavigate();
  if (coveredUntil === null) return null;
  return (
    <PanelRow
      icon="shield"
      label={say(texts.covered, { day: date(coveredUntil) })}
      hint={say(texts.coveredHelp)}
      leads
      onPress={() => void navigate(pathTo('help'), { state: stateFor(booking) })}
    />
  );
};

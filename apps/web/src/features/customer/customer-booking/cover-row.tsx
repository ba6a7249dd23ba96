import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { PanelRow } from '@karigar/ui/panel/panel';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { stateFor } from '#platform/navigation/booking-ref';
import { pathTo } from '#platform/navigation/paths';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import { revisitMessages } from './revisit.messages.ts';

/** The warranty that runs since the work ended with the way to use it, and the visit that was asked for under it. */
export const CoverRow = ({
  mine: { booking, coveredUntil, revisit, may },
  onClaim,
}: {
  mine: MyBooking;
  onClaim: () => void;
}) => {
  const say = useSay();
  const { date } = useFormat();
  const navigate = useNavigate();
  const help = () => navigate(pathTo('help'), { state: stateFor(booking) });
  return (
    <>
      {revisit !== undefined && (
        <PanelRow
          icon="shield"
          label={say(revisit.isOpen ? revisitMessages.comes : revisitMessages.came, {
            day: date(revisit.at),
          })}
          hint={say(revisitMessages.openVisit)}
          leads
          onPress={() => navigate(pathTo('bookingDetail', { id: revisit.bookingId }))}
        />
      )}
      {coveredUntil !== null && revisit?.isOpen !== true && (
        <PanelRow
          icon="shield"
          label={say(texts.covered, { day: date(coveredUntil) })}
          hint={say(texts.coveredHelp)}
          leads
          onPress={may.claim === true ? onClaim : help}
        />
      )}
    </>
  );
};

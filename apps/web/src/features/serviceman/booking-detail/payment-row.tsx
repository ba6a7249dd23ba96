import type { Booking } from '@karigar/contract/bookings/booking';
import type { Paise } from '@karigar/domain/money';
import { Icon } from '@karigar/ui/icon/icon';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { SavedPills } from '#entities/actions/saved-pills.tsx';
import { useSaved } from '#entities/actions/use-saved';
import { stateFor } from '#platform/navigation/booking-ref';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { detailMessages as texts } from './booking-detail.messages.ts';

/** After the end of work: the total, whether it is paid, and a link to the payment. */
export const PaymentRow = ({ booking, total }: { booking: Booking; total: Paise }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { paymentStatus } = booking;
  const { cash, isPaid: isTaken } = useSaved(booking.id);
  const isPaid = paymentStatus === 'paid' || isTaken;
  return (
    <Panel>
      <PanelRow
        icon="cash"
        label={say(texts.payment)}
        value={<Amount of={total} size="medium" />}
        end={
          <>
            {cash ? (
              <SavedPills saved={{ code: false, cash }} />
            ) : (
              <StatusPill look={isPaid ? 'done' : 'pending'}>
                {say(isPaid ? texts.paid : texts.pending)}
              </StatusPill>
            )}
            <Icon name="right" size={22} />
          </>
        }
        onPress={() => navigate(pathTo('payment'), { state: stateFor(booking) })}
      />
    </Panel>
  );
};

import { addPayment } from '@karigar/contract/payments/add-payment';
import { formatMoney } from '@karigar/domain/money-text';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { useNavigate } from 'react-router';
import { useWaiting } from '#platform/action-queue/action-queue';
import { useLateAnswers } from '#platform/action-queue/use-late-answers';
import { stateFor } from '#platform/navigation/booking-ref';
import { totalOf } from '#entities/bookings/total-of';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useRefusedCount } from '#platform/sync/use-refused-count';
import { toasts } from '#platform/toast/toasts';
import { useCashToCollect } from './cash-cards.queries.ts';
import { dashboardMessages as texts } from './dashboard.messages.ts';

/** Refused actions: a link to the booking, or with several bookings to the list. */
const RefusedCard = () => {
  const say = useSay();
  const count = useRefusedCount();
  const bookings = new Set(
    useWaiting()
      .filter(({ state }) => state.kind === 'refused')
      .map(({ bookingId }) => bookingId),
  );
  if (count === 0) return null;
  const [only] = bookings;
  const href =
    bookings.size === 1 && only !== undefined
      ? pathTo('bookingDetail', { id: only })
      : pathTo('sync');
  return (
    <Panel>
      <PanelRow
        danger
        icon="warn"
        label={say(texts.notAccepted, { count })}
        hint={say(texts.notAcceptedHelp)}
        href={href}
      />
    </Panel>
  );
};

/** Due cash of closed jobs, each a link to the payment. */
const CashCards = () => {
  const say = useSay();
  const navigate = useNavigate();
  const bookings = useCashToCollect();
  if (bookings.length === 0) return null;
  return (
    <Panel rows>
      {bookings.map((booking) => (
        <PanelRow
          key={booking.id}
          icon="cash"
          label={say(texts.collect, {
            amount: formatMoney(totalOf(booking)),
            name: booking.customerName,
          })}
          hint={`${booking.serviceName} · ${booking.bookingNo}`}
          leads
          onPress={() => void navigate(pathTo('payment'), { state: stateFor(booking) })}
        />
      ))}
    </Panel>
  );
};

/** Above the day's work: refused actions and due cash. */
export const DayCards = () => {
  const say = useSay();
  // Cash recorded without network redirected to here, so a late acceptance is shown here too.
  useLateAnswers(({ call }, { kind }) => {
    if (kind === 'ok' && call === addPayment.name) toasts.good(say(texts.paid));
  });
  return (
    <Stack gap={3}>
      <RefusedCard />
      <CashCards />
    </Stack>
  );
};

import { formatMoney } from '@karigar/domain/money-text';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { useWaiting } from '#platform/action-queue/action-queue';
import type { ActionName } from '#platform/action-queue/action';
import { useLateAnswers } from '#platform/action-queue/use-late-answers';
import { BookingPills } from '#entities/bookings/booking-pills.tsx';
import { offerPath } from '#platform/navigation/booking-path';
import { stateFor } from '#platform/navigation/booking-ref';
import { totalOf } from '#entities/bookings/total-of';
import { unbroken } from '@karigar/client/i18n/unbroken';
import { useSay } from '@karigar/client/i18n/use-say';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { jobDoneOf } from '#platform/navigation/job-done';
import { pathTo } from '#platform/navigation/paths';
import { useRefusedCount } from '#platform/sync/use-refused-count';
import { toasts } from '@karigar/client/toast/toasts';
import { useCashToCollect } from './cash-cards.queries.ts';
import { dashboardMessages as texts } from './dashboard.messages.ts';
import { useLiveBookings } from './dashboard.queries.ts';

const JobDoneCard = lazy(async () => ({
  default: (await import('./job-done-card.tsx')).JobDoneCard,
}));

const PAID: ActionName = 'add-payment';

const WorkSteps = lazy(async () => ({ default: (await import('./work-steps.tsx')).WorkSteps }));

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
          hint={unbroken(`${booking.serviceName} · ${booking.bookingNo}`)}
          leads
          onPress={() => navigate(pathTo('payment'), { state: stateFor(booking) })}
        />
      ))}
    </Panel>
  );
};

/** Offers with their deadline, apart from the day's work: they are nobody's yet. */
const OffersCard = () => {
  const say = useSay();
  const offered = useLiveBookings().bookings?.filter(({ state }) => state === 'offered') ?? [];
  if (offered.length === 0) return null;
  return (
    <Panel rows>
      {offered.map((booking) => (
        <PanelRow
          key={booking.id}
          icon="bell"
          label={say(texts.offer, { service: booking.serviceName })}
          hint={say(texts.offersHelp)}
          end={<BookingPills booking={booking} />}
          href={offerPath(booking)}
        />
      ))}
    </Panel>
  );
};

/** Above the day's work: the job just closed, open offers, refused actions, due cash, and what is missing for offers. */
export const DayCards = () => {
  const say = useSay();
  // Cash recorded without network redirected to here, so a late acceptance is shown here too.
  useLateAnswers(({ call }, { kind }) => {
    if (kind === 'ok' && call === PAID) toasts.good(say(texts.paid));
  });
  const done = jobDoneOf(useLocation().state);
  const isIdle = useIsIdle();
  return (
    <Stack gap={3}>
      {done !== null && (
        <Suspense>
          <JobDoneCard done={done} />
        </Suspense>
      )}
      <OffersCard />
      <RefusedCard />
      <CashCards />
      {isIdle && (
        <Suspense>
          <WorkSteps />
        </Suspense>
      )}
    </Stack>
  );
};

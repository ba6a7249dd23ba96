import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { billOf } from '@karigar/domain/bookings/bill';
import { showsContact } from '@karigar/domain/contact/contact';
import { formatMoney } from '@karigar/domain/money-text';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Button } from '@karigar/ui/button/button';
import { Columns } from '@karigar/ui/columns/columns';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Main } from '@karigar/ui/screen/screen';
import { useIsWide } from '@karigar/ui/screen/use-is-wide';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { lazy, Suspense } from 'react';
import { BillMemo } from '#entities/bookings/bill.tsx';
import { placeOf } from '#entities/bookings/place';
import { Listen } from '#platform/aloud/listen.tsx';
import { HelpRow } from '#entities/contact/help-row.tsx';
import { SosRow } from '#entities/contact/sos-row.tsx';
import { SupportRow } from '#entities/contact/support-row.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { liveKey } from '#platform/cache/live-keys';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { RevisitNote } from './revisit-note.tsx';
import { StartCode } from './start-code.tsx';
import { WorkDone } from './work-done.tsx';
import { Outcome } from './outcome.tsx';
import { SearchPanel } from './search-panel.tsx';
import { AddOnsAsked } from './add-ons-asked.tsx';
import { AgreedVisit } from './agreed-visit.tsx';
import { ApproveRow } from './approve-row.tsx';
import { BookAgain } from './book-again.tsx';
import { BookingSheets, type Sheet } from './booking-sheets.tsx';
import { BuyerRow } from './buyer-row.tsx';
import { CodeBySms } from './code-by-sms.tsx';
import { CodeCard } from './code-card.tsx';
import { CoverRow } from './cover-row.tsx';
import { firstName } from './first-name.ts';
import { customerBookingMessages as texts } from './customer-booking.messages.ts';
import styles from './customer-booking-view.module.css';
import { GivenRating } from './given-rating.tsx';
import { useGivenAnswer } from './given-answer.ts';
import { NotApproved } from './not-approved.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { searchMessages } from './search.messages.ts';
import { QuietNote } from './quiet-note.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { troubleMessages } from './trouble.messages.ts';
import { VisitNotes } from './visit-notes.tsx';
import { WhoComes } from './who-comes.tsx';

const TroublePanel = lazy(async () => ({
  default: (await import('./trouble-panel.tsx')).TroublePanel,
}));

const BookingFacts = ({ booking }: Pick<MyBooking, 'booking'>) => {
  const say = useSay();
  const { date, time } = useFormat();
  const { scheduledAt, quantity } = booking;
  return (
    <DescriptionList
      facts={[
        {
          key: 'date',
          label: say(texts.date),
          value: scheduledAt === null ? '–' : date(scheduledAt),
        },
        {
          key: 'time',
          label: say(texts.time),
          value: scheduledAt === null ? '–' : time(scheduledAt),
        },
        { key: 'quantity', label: say(texts.quantity), value: quantity },
        {
          key: 'place',
          label: say(texts.location),
          icon: 'pin',
          value: placeOf(booking),
          wide: true,
        },
      ]}
    />
  );
};

/** What cancelling costs now, or until when it is free. */
const useCancelHint = ({ cancelCharge, cancelUntil }: MyBooking): string | null => {
  const say = useSay();
  const since = useSince();
  if (cancelCharge !== null) return say(texts.costsNow, { amount: formatMoney(cancelCharge) });
  return cancelUntil === null ? null : say(texts.freeUntil, { time: since(cancelUntil) });
};

/** The whole booking: open questions to the customer first, and after the work what is to pay, then the rating. */
export const CustomerBookingView = ({ mine, sheet }: { mine: MyBooking; sheet: Sheet }) => {
  const say = useSay();
  const { booking, serviceman, completionCode, approvalKey, may, rating, trouble } = mine;
  const cancelHint = useCancelHint(mine);
  const { dateTime } = useFormat();
  const search = mine.search?.kind === 'nobody-came' ? null : mine.search;
  const { given, keep } = useGivenAnswer(booking.id);
  const isWide = useIsWide();
  const { state } = booking;
  const hasCode = completionCode !== null;
  const isWorking = state === 'started' || state === 'held' || state === 'ended';
  const hasEnded = state === 'ended' || state === 'completed';
  const bill = billOf(booking.total, booking.addOns);
  const payment = <PaymentPanel mine={mine} total={booking.totalAfterEnd ?? bill.total} />;
  const code = hasCode && (
    <CodeCard bookingId={booking.id} code={completionCode} hasEnded={hasEnded} />
  );
  const { scheduledAt } = booking;
  const aloud = (): string =>
    [
      booking.serviceName,
      ...(scheduledAt === null ? [] : [dateTime(scheduledAt)]),
      ...(serviceman === null ? [] : [serviceman.name]),
      placeOf(booking),
    ].join('. ');
  const what = (
    <>
      <Text as="h2" size="title">
        {booking.serviceName}
      </Text>
      <BookingFacts booking={booking} />
      <Listen words={aloud} />
    </>
  );
  const payAndCode = (
    <>
      {hasEnded && payment}
      {may.rate && (
        <Button
          block
          variant={booking.paymentStatus === 'pending' ? 'secondary' : 'primary'}
          icon="star"
          onClick={() => sheet.show('rate')}
        >
          {say(texts.rate, { name: firstName(serviceman?.name ?? '') })}
        </Button>
      )}
      {rating !== null && <GivenRating rating={rating} />}
      {isWorking && code}
      {state === 'ended' && <CodeBySms mine={mine} />}
    </>
  );
  const dock = search !== null && (may.cancel || may.reschedule) && (
    <ActionBar>
      {may.cancel && (
        <Button variant="secondary" onClick={() => sheet.show('cancel')}>
          {say(searchMessages.cancelFree)}
        </Button>
      )}
      {may.reschedule && (
        <Button wide onClick={() => sheet.show('move')}>
          {say(searchMessages.chooseTime)}
        </Button>
      )}
    </ActionBar>
  );
  return (
    <>
      <Main tight className={styles['main']}>
        <Columns
          head={
            <Stack gap={3}>
              {isWide && what}
              <StaleHint of={liveKey.mine(booking.id)} />
              <Outcome mine={mine} />
              {trouble !== null && (
                <Suspense>
                  <TroublePanel
                    mine={mine}
                    onMove={() => sheet.show('move')}
                    onCancel={() => sheet.show('cancel')}
                  />
                </Suspense>
              )}
              <RevisitNote booking={booking} />
              <VisitNotes mine={mine} />
              <StartCode mine={mine} />
              <QuietNote mine={mine} />
              <AddOnsAsked mine={mine} />
              {search !== null && <SearchPanel mine={mine} search={search} />}
              {state === 'assigned' &&
                serviceman !== null &&
                booking.arrivedAt === null &&
                trouble === null && <AgreedVisit booking={booking} serviceman={serviceman} />}
              {!isWide && payAndCode}
              <WorkDone booking={booking} />
              <div className={styles['pair']}>
                {(serviceman !== null || approvalKey !== null) && (
                  <Stack gap={3}>
                    {serviceman !== null && <WhoComes mine={mine} serviceman={serviceman} />}
                    {approvalKey !== null && (
                      <ApproveRow mine={mine} given={given} onOpen={() => sheet.show('approve')} />
                    )}
                  </Stack>
                )}
                {search === null && <StepsPanel mine={mine} />}
              </div>
              {!isWide && what}
            </Stack>
          }
          side={
            <Stack gap={3} className={styles['side']}>
              {isWide && payAndCode}
              <BillMemo booking={booking} bill={bill} />
              <NotApproved addOns={booking.addOns} />
              {!hasEnded && payment}
              <BookAgain booking={booking} />
              {state === 'assigned' && code}
              <Panel rows>
                {may.reschedule && search === null && trouble === null && (
                  <PanelRow
                    icon="cal"
                    label={say(texts.reschedule)}
                    onPress={() => sheet.show('move')}
                  />
                )}
                <BuyerRow mine={mine} />
                <CoverRow mine={mine} onClaim={() => sheet.show('claim')} />
                <HelpRow booking={booking} />
                <SosRow booking={booking} />
                <SupportRow />
                {serviceman !== null && trouble !== 'unsafe' && showsContact(state) && (
                  <PanelRow
                    icon="flag"
                    label={say(troubleMessages.feelUnsafe)}
                    onPress={() => sheet.show('unsafe')}
                  />
                )}
                {may.cancel && search === null && trouble === null && (
                  <PanelRow
                    icon="xC"
                    danger
                    label={say(texts.cancelBooking)}
                    {...(cancelHint !== null && { hint: cancelHint })}
                    onPress={() => sheet.show('cancel')}
                  />
                )}
              </Panel>
              {isWide && dock}
            </Stack>
          }
        />
      </Main>
      {!isWide && dock}
      <BookingSheets mine={mine} sheet={sheet} given={given} onAnswer={keep} />
    </>
  );
};

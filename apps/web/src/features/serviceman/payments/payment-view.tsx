import { addPayment } from '@karigar/contract/payments/add-payment';
import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { sumOf } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Dock } from '@karigar/ui/action-bar/action-bar';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { Meter } from '@karigar/ui/meter/meter';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Main } from '@karigar/ui/screen/screen';
import { Seal } from '@karigar/ui/paid-stamp/paid-stamp';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useActions } from '#platform/action-queue/action-queue';
import { actionMessages } from '#shared/action-queue/actions.messages';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { Amount } from '#platform/i18n/amount.tsx';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useKnownBooking } from '#entities/bookings/known-booking';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { ReceiptButton } from '#entities/receipts/receipt-button.tsx';
import { paymentMessages as texts } from './payment.messages.ts';
import { paymentSummary } from '#features/payment/payment.queries';
import styles from './payment-view.module.css';
import { SummaryMemo } from './summary-memo.tsx';
import { UpiPanel } from './upi-panel.tsx';
import { upiMessages } from './upi.messages.ts';
import { usePay } from '#features/payment/use-pay';
import { useUpi } from './use-upi.ts';

type Method = 'cash' | 'upi';

const MethodLabel = ({ icon, word }: { icon: IconName; word: string }) => (
  <Row gap={3}>
    <Icon name={icon} size={28} />
    {word}
  </Row>
);

/** What is due and how it is taken; or that nothing is due any more. */
export const PaymentView = ({
  bookingRef,
  summary,
}: {
  bookingRef: BookingRef;
  summary: PaymentSummary;
}) => {
  const say = useSay();
  const booking = useKnownBooking(bookingRef.bookingId);
  const pay = usePay(bookingRef);
  const upi = useUpi(bookingRef);
  const [chosen, setChosen] = useState<Method>('cash');
  const method = upi.isOffered ? chosen : 'cash';
  const heading = useId();
  const navigate = useNavigate();
  const due = amountDue(summary.totalAfterEnd, summary.payments);
  const isDue = due > 0;
  const alert = method === 'upi' ? upi.alert : pay.alert;
  const isWaiting = useActions(bookingRef.bookingId).some(
    ({ call, state }) => call === addPayment.name && state.kind === 'waiting',
  );
  const note = (alert !== null || isWaiting) && (
    <Stack gap={2}>
      {alert !== null && (
        <Callout alert tone="bad">
          {alert}
        </Callout>
      )}
      {isWaiting && (
        <div role="status">
          <Callout tone="warning" icon="sync">
            {say(actionMessages.savedCash)}
          </Callout>
        </div>
      )}
    </Stack>
  );
  const options: { value: Method; label: ReactNode }[] = [
    { value: 'cash', label: <MethodLabel icon="cash" word={say(texts.cash)} /> },
  ];
  if (upi.isOffered)
    options.push({ value: 'upi', label: <MethodLabel icon="bolt" word={say(upiMessages.upi)} /> });
  return (
    <>
      <Main tight>
        <Stack gap={3}>
          <div>
            <StaleHint of={paymentSummary(bookingRef).queryKey} />
            {isDue ? (
              <Meter
                state="running"
                clock={false}
                line={say(texts.amountDue)}
                figures={<Amount of={due} />}
                {...(booking && { below: `${booking.customerName} · ${booking.bookingNo}` })}
              />
            ) : (
              <div className={styles['done']}>
                <Seal />
                <Text as="h2" size="head">
                  {say(texts.completed)}
                </Text>
                <Amount of={sumOf(summary.payments)} size="large" />
                {!upi.isOffered && <Text tone="muted">{say(texts.cash)}</Text>}
              </div>
            )}
          </div>
          <section aria-labelledby={heading}>
            <SectionHeading id={heading}>{say(texts.summary)}</SectionHeading>
            <SummaryMemo summary={summary} due={due} booking={isDue ? booking : undefined} />
          </section>
          {isDue && (
            <RadioCards
              legend={say(texts.method)}
              options={options}
              value={method}
              onValueChange={setChosen}
            />
          )}
          {isDue && method === 'upi' && upi.waiting !== null && <UpiPanel request={upi.waiting} />}
        </Stack>
      </Main>
      <Dock {...(note !== false && { note })}>
        {isDue ? (
          method === 'upi' ? (
            <Button
              block
              inactive={upi.waiting !== null}
              busy={upi.ask.isBusy}
              onClick={() => upi.waiting === null && upi.ask.run()}
            >
              {say(upiMessages.showCode)}
            </Button>
          ) : (
            <Button block busy={pay.isBusy} onClick={() => pay.run(due)}>
              {say(texts.proceed)}
            </Button>
          )
        ) : (
          <>
            {!isWaiting && <ReceiptButton bookingRef={bookingRef} />}
            <Button wide onClick={() => void navigate(pathTo('home'))}>
              {say(texts.nextJob)}
            </Button>
          </>
        )}
      </Dock>
    </>
  );
};

import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { ActionBar } from '@karigar/ui/action-bar/action-bar';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Main } from '@karigar/ui/screen/screen';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useKnownBooking } from '#entities/bookings/known-booking';
import { StaleHint } from '#platform/cache/stale-hint.tsx';
import { ReceiptButton } from '#entities/receipts/receipt-button.tsx';
import { PaymentHead } from './payment-head.tsx';
import { paymentMessages as texts } from './payment.messages.ts';
import { paymentSummary } from '#entities/payments/payment-summary';
import { SummaryMemo } from './summary-memo.tsx';
import { UpiPanel } from './upi-panel.tsx';
import { upiMessages } from './upi.messages.ts';
import { usePay } from './use-pay.ts';
import { useUpi } from './use-upi.ts';

type Method = 'cash' | 'upi';

const MethodLabel = ({ icon, word }: { icon: IconName; word: string }) => (
  <Row gap={3}>
    <Icon name={icon} size={28} />
    {word}
  </Row>
);

/** The amount due and the ways to pay; or that nothing is due. */
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
  const { noted } = pay;
  const isDue = due > 0 && noted === null;
  const alert = method === 'upi' ? upi.alert : pay.alert;
  const note = alert !== null && (
    <Stack gap={2}>
      <Callout alert tone="bad">
        {alert}
      </Callout>
      {pay.note !== null && <Callout tone="warning">{pay.note}</Callout>}
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
            <PaymentHead
              summary={summary}
              due={due}
              noted={noted}
              booking={booking}
              isCashOnly={!upi.isOffered}
            />
          </div>
          <section aria-labelledby={heading}>
            <SectionHeading id={heading}>{say(texts.summary)}</SectionHeading>
            <SummaryMemo
              summary={summary}
              due={due}
              noted={noted}
              booking={isDue ? booking : undefined}
            />
          </section>
          {isDue && (
            <RadioCards
              legend={say(texts.method)}
              options={options}
              value={method}
              onValueChange={setChosen}
            />
          )}
          {isDue && method === 'cash' && (
            <Text size="small" tone="muted">
              {say(texts.inHand)}
            </Text>
          )}
          {isDue && method === 'upi' && upi.waiting !== null && <UpiPanel request={upi.waiting} />}
        </Stack>
      </Main>
      <ActionBar {...(note !== false && { note })}>
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
            {noted === null && <ReceiptButton bookingRef={bookingRef} />}
            <Button wide onClick={() => navigate(pathTo('home'))}>
              {say(texts.nextJob)}
            </Button>
          </>
        )}
      </ActionBar>
    </>
  );
};

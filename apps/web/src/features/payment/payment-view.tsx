import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { sumOf } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payment/amount-due';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { Dock } from '@karigar/ui/dock/dock';
import { Icon } from '@karigar/ui/icon/icon';
import { Meter } from '@karigar/ui/meter/meter';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Main } from '@karigar/ui/screen/screen';
import { Seal } from '@karigar/ui/seal/seal';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Row, Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { Amount } from '#shared/format/amount.tsx';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { paymentMessages as texts } from './payment.messages.ts';
import type { PaymentRef } from './payment-ref.ts';
import { usePaidBooking } from './payment.queries.ts';
import styles from './payment-view.module.css';
import { SummaryMemo } from './summary-memo.tsx';
import { usePay } from './use-pay.ts';

/** What is due and how it is taken; or that nothing is due any more. */
export const PaymentView = ({
  paymentRef,
  summary,
}: {
  paymentRef: PaymentRef;
  summary: PaymentSummary;
}) => {
  const say = useSay();
  const booking = usePaidBooking(paymentRef);
  const pay = usePay(paymentRef);
  const heading = useId();
  const navigate = useNavigate();
  const due = amountDue(summary.totalAfterEnd, summary.payments);
  const isDue = due > 0;
  const note = pay.alert !== null && (
    <Callout alert tone="bad">
      {pay.alert}
    </Callout>
  );
  return (
    <>
      <Main tight>
        <Stack gap={3}>
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
              <Text tone="muted">{say(texts.cash)}</Text>
            </div>
          )}
          <section aria-labelledby={heading}>
            <SectionHeading id={heading}>{say(texts.summary)}</SectionHeading>
            <SummaryMemo summary={summary} due={due} booking={isDue ? booking : undefined} />
          </section>
          {isDue && (
            <RadioCards
              legend={say(texts.method)}
              options={[
                {
                  value: 'cash',
                  label: (
                    <Row gap={3}>
                      <Icon name="cash" size={28} />
                      {say(texts.cash)}
                    </Row>
                  ),
                },
              ]}
              value="cash"
              onValueChange={() => undefined}
            />
          )}
        </Stack>
      </Main>
      <Dock {...(note !== false && { note })}>
        {isDue ? (
          <Button block busy={pay.isBusy} onClick={() => pay.run(due)}>
            {say(texts.proceed)}
          </Button>
        ) : (
          <Button block onClick={() => void navigate(pathTo('home'))}>
            {say(texts.nextJob)}
          </Button>
        )}
      </Dock>
    </>
  );
};

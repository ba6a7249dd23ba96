import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { formatMoney } from '@karigar/domain/money-text';
import { Callout } from '@karigar/ui/callout/callout';
import { Meter } from '@karigar/ui/meter/meter';
import { PaidStamp } from '@karigar/ui/paid-stamp/paid-stamp';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import type { OnlinePayment } from '#entities/payments/online-payment';
import { onlinePaymentMessages as texts } from './online-payment.messages.ts';
import styles from './online-payment.module.css';

/** One sentence about the payment, and what it means for the customer's money. */
export const OnlinePaymentHead = ({
  payment: { state, amount, back, at },
  mine,
  isPaidOtherwise,
}: {
  payment: OnlinePayment;
  mine: MyBooking | undefined;
  isPaidOtherwise: boolean;
}) => {
  const say = useSay();
  const { date } = useFormat();
  // Nobody else waits for the charge of a failed visit.
  const name = mine?.booking.state === 'cancelled' ? '' : (mine?.serviceman?.name ?? '');
  if (state === 'refunded')
    return (
      <Callout tone="good">
        <Text strong>{say(texts.isBack, { amount: formatMoney(back) })}</Text>
        <Text>{say(texts.isBackHelp, { date: date(at) })}</Text>
      </Callout>
    );
  if (state === 'paid' && back >= amount)
    return (
      <Callout tone="info" icon="undo">
        <Text strong>{say(texts.goesBack, { amount: formatMoney(back) })}</Text>
        <Text>{say(texts.goesBackHelp)}</Text>
      </Callout>
    );
  if (state === 'paid')
    return (
      <div className={styles['done']}>
        <PaidStamp />
        <Text as="h2" size="head">
          {say(texts.paid)}
        </Text>
        <Amount of={amount} size="large" />
        {back > 0 && <Text>{say(texts.partGoesBack, { amount: formatMoney(back) })}</Text>}
        {name !== '' && <Text tone="muted">{say(texts.paidHelp, { name })}</Text>}
      </div>
    );
  if (isPaidOtherwise)
    return (
      <Callout tone="good">
        <Text strong>{say(texts.paidAlready)}</Text>
        <Text>{say(texts.paidAlreadyHelp)}</Text>
      </Callout>
    );
  const isWaiting = state === 'waiting';
  return (
    <Stack gap={3}>
      <Meter
        state="running"
        clock={false}
        line={say(isWaiting ? texts.waiting : texts.toPay)}
        figures={<Amount of={amount} />}
        {...(mine !== undefined && { below: mine.booking.serviceName })}
      />
      {isWaiting ? (
        <Text>{say(texts.waitingHelp)}</Text>
      ) : (
        <Callout tone="bad">
          <Text strong>{say(state === 'failed' ? texts.failed : texts.expired)}</Text>
          <Text>{say(texts.notPaidHelp)}</Text>
        </Callout>
      )}
    </Stack>
  );
};

import type { Booking } from '@karigar/contract/bookings/booking';
import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { sumOf, type Paise } from '@karigar/domain/money';
import { Icon } from '@karigar/ui/icon/icon';
import { Meter } from '@karigar/ui/meter/meter';
import { PaidStamp } from '@karigar/ui/paid-stamp/paid-stamp';
import { Text } from '@karigar/ui/text/text';
import { savedMessages } from '#entities/actions/saved.messages';
import { UnsentPill } from '#entities/actions/unsent-pill.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { unbroken } from '@karigar/client/i18n/unbroken';
import { useSay } from '@karigar/client/i18n/use-say';
import { paymentMessages as texts } from './payment.messages.ts';
import styles from './payment-view.module.css';

/** The amount due, that cash was recorded on this phone, or that it is paid. */
export const PaymentHead = ({
  summary,
  due,
  noted,
  booking,
  isCashOnly,
}: {
  summary: PaymentSummary;
  due: Paise;
  noted: Paise | null;
  booking: Booking | undefined;
  isCashOnly: boolean;
}) => {
  const say = useSay();
  const below = booking && unbroken(`${booking.customerName} · ${booking.bookingNo}`);
  if (noted !== null)
    return (
      <div className={styles['done']} role="status">
        <Icon name="cash" size={48} />
        <Text as="h2" size="head">
          {say(savedMessages.cash)}
        </Text>
        <Amount of={noted} size="large" />
        <UnsentPill />
        {below && <Text tone="muted">{below}</Text>}
        <Text>{say(savedMessages.cashHelp)}</Text>
      </div>
    );
  if (due > 0)
    return (
      <Meter
        state="running"
        clock={false}
        line={say(texts.amountDue)}
        figures={<Amount of={due} />}
        {...(below && { below })}
      />
    );
  return (
    <div className={styles['done']}>
      <PaidStamp />
      <Text as="h2" size="head">
        {say(texts.completed)}
      </Text>
      <Amount of={sumOf(summary.payments)} size="large" />
      {summary.isPaidOnline ? (
        <Text>{say(texts.paidOnline)}</Text>
      ) : (
        isCashOnly && <Text tone="muted">{say(texts.cash)}</Text>
      )}
    </div>
  );
};

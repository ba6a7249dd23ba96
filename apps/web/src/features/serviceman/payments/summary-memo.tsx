import type { Booking } from '@karigar/contract/bookings/booking';
import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { billOf } from '@karigar/domain/bookings/bill';
import { sumOf, type Paise } from '@karigar/domain/money';
import { Memo } from '@karigar/ui/bill-table/bill-table';
import { Amount } from '#platform/i18n/amount.tsx';
import { useSay } from '#platform/i18n/use-say';
import { paymentMessages as texts } from './payment.messages.ts';

const linesOf = ({ serviceName, quantity, total, addOns }: Booking) => {
  const bill = billOf(total, addOns);
  return [{ name: serviceName, quantity, amount: bill.bookingTotal }, ...bill.addOns];
};

/** What it is for where that is known, the total, what was paid, and what is left. */
export const SummaryMemo = ({
  summary: { totalAfterEnd, payments },
  due,
  booking,
}: {
  summary: PaymentSummary;
  due: Paise;
  booking: Booking | undefined;
}) => {
  const say = useSay();
  const lines = booking === undefined ? [] : linesOf(booking);
  return (
    <Memo
      rows={[
        ...lines.map(({ name, quantity, amount }, at) => ({
          key: `${at} ${name}`,
          name,
          quantity: `× ${quantity}`,
          amount: <Amount of={amount} />,
        })),
        {
          key: 'total',
          name: say(texts.total),
          amount: <Amount of={totalAfterEnd} />,
          ruled: lines.length > 0,
        },
        { key: 'paid', name: say(texts.paid), amount: <Amount of={sumOf(payments)} /> },
      ]}
      total={{ label: say(texts.due), amount: <Amount of={due} /> }}
    />
  );
};

import type { Booking } from '@karigar/contract/bookings/booking';
import type { PaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { billOf } from '@karigar/domain/bookings/bill';
import { sumOf, type Paise } from '@karigar/domain/money';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { savedMessages } from '#entities/actions/saved.messages';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { paymentMessages as texts } from './payment.messages.ts';

const linesOf = ({ serviceName, quantity, total, addOns }: Booking) => {
  const bill = billOf(total, addOns);
  return [{ name: serviceName, quantity, amount: bill.bookingTotal }, ...bill.addOns];
};

/** The bill if known, the total, the paid amount and the rest. */
export const SummaryMemo = ({
  summary: { totalAfterEnd, payments },
  due,
  noted,
  booking,
}: {
  summary: PaymentSummary;
  due: Paise;
  /** Recorded cash that waits on this phone: it is not due any more. */
  noted: Paise | null;
  booking: Booking | undefined;
}) => {
  const say = useSay();
  const lines = booking === undefined ? [] : linesOf(booking);
  return (
    <BillTable
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
      total={
        noted === null
          ? { label: say(texts.due), amount: <Amount of={due} /> }
          : { label: say(savedMessages.cashPill), amount: <Amount of={noted} /> }
      }
    />
  );
};

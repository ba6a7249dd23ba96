import type { Booking } from '@karigar/contract/bookings/booking';
import type { Bill } from '@karigar/domain/bookings/bill';
import { formatMoney } from '@karigar/domain/money-text';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useId } from 'react';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { Listen } from '#platform/aloud/listen.tsx';
import { billMessages as texts } from './bill.messages.ts';

/** The bill: the booking and the add-ons that the customer accepted. */
export const BillMemo = ({
  booking: { serviceName, quantity },
  bill,
  isBilled = true,
}: {
  booking: Booking;
  bill: Bill;
  /** A cancelled booking shows its prices, and that they are not owed. */
  isBilled?: boolean;
}) => {
  const say = useSay();
  const heading = useId();
  const total = say(isBilled ? texts.total : texts.notBilled);
  const aloud = (): string =>
    [
      `${serviceName} × ${quantity}: ${formatMoney(bill.bookingTotal)}`,
      ...bill.addOns.map((line) => `${line.name} × ${line.quantity}: ${formatMoney(line.amount)}`),
      `${total}: ${formatMoney(bill.total)}`,
    ].join('. ');
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} end={<Listen words={aloud} />}>
        {say(texts.billSummary)}
      </SectionHeading>
      <BillTable
        rows={[
          {
            key: 'booking',
            name: serviceName,
            quantity: `× ${quantity}`,
            amount: <Amount of={bill.bookingTotal} />,
          },
          ...bill.addOns.map((line, at) => ({
            key: `${at} ${line.name}`,
            name: line.name,
            quantity: `× ${line.quantity}`,
            amount: <Amount of={line.amount} />,
          })),
        ]}
        total={{
          label: total,
          amount: <Amount of={bill.total} />,
        }}
      />
    </section>
  );
};

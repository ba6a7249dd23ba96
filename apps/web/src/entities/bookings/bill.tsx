import type { Booking } from '@karigar/contract/bookings/booking';
import type { Bill } from '@karigar/domain/bookings/bill';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useId } from 'react';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
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
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{say(texts.billSummary)}</SectionHeading>
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
          label: say(isBilled ? texts.total : texts.notBilled),
          amount: <Amount of={bill.total} />,
        }}
      />
    </section>
  );
};

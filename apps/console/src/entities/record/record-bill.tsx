import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';

/** The bill, what was paid, and what is due. */
export const RecordBill = ({ record }: { record: BookingRecord }) => {
  const say = useSay();
  const { lines, total, paid, refunded, due, visitCharge, visitSettled } = record;
  const notes = { pending: say(texts.pending), rejected: say(texts.rejected), accepted: undefined };
  const settled = { paid: say(texts.visitPaid), waived: say(texts.visitWaived) };
  return (
    <BillTable
      rows={[
        ...lines.map((line, index) => ({
          key: `line ${index}`,
          name: line.name,
          quantity: say(texts.times, { count: line.quantity }),
          amount: <Amount of={line.amount} />,
          note: line.status === null ? undefined : notes[line.status],
        })),
        ...(visitCharge === null
          ? []
          : [
              {
                key: 'visit',
                name: say(texts.visitCharge),
                amount: <Amount of={visitCharge} />,
                ...(visitSettled !== null && { note: settled[visitSettled] }),
              },
            ]),
        { key: 'total', name: say(texts.total), amount: <Amount of={total} />, ruled: true },
        { key: 'paid', name: say(texts.paid), amount: <Amount of={paid} /> },
        ...(refunded === 0
          ? []
          : [{ key: 'back', name: say(texts.refunded), amount: <Amount of={refunded} /> }]),
      ]}
      total={{ label: say(texts.due), amount: <Amount of={due} /> }}
    />
  );
};

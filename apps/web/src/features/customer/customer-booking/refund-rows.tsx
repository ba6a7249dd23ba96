import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { formatMoney } from '@karigar/domain/money-text';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { refundMessages as texts } from './refund.messages.ts';

type Refund = NonNullable<MyBooking['refunds']>[number];

const Row = ({ refund: { amount, way, at, doneAt } }: { refund: Refund }) => {
  const say = useSay();
  const { date } = useFormat();
  const money = formatMoney(amount);
  const onItsWay = way === 'source' ? texts.toSource : texts.byTransfer;
  return (
    <PanelRow
      icon="undo"
      label={say(texts.refundOf, { date: date(at) })}
      value={say(doneAt === null ? texts.onItsWay : texts.isBack, { amount: money })}
      hint={doneAt === null ? say(onItsWay) : say(texts.sentOn, { date: date(doneAt) })}
    />
  );
};

/** What the team refunded of this bill, and how it comes back. */
export const RefundRows = ({ refunds }: { refunds: readonly Refund[] }) => (
  <Panel rows>
    {refunds.map((refund) => (
      <Row key={`${refund.way} ${refund.at} ${refund.amount}`} refund={refund} />
    ))}
  </Panel>
);

import { times } from '@karigar/domain/money';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { totalOf } from '#entities/catalogue/choice';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { confirmMessages as texts } from './book.messages.ts';
import type { StepProps } from './step-props.ts';

/** The service and the add-ons that the customer chose, with the total. */
export const OrderBill = ({ service, draft: { choice } }: Pick<StepProps, 'service' | 'draft'>) => {
  const say = useSay();
  const chosen = service.addOns.filter(({ id }) => (choice.addOns[id] ?? 0) > 0);
  const rows = [
    { id: 0, name: service.name, price: service.price, quantity: choice.quantity },
    ...chosen.map(({ id, name, price }) => ({
      id,
      name,
      price,
      quantity: choice.addOns[id] ?? 0,
    })),
  ];
  return (
    <BillTable
      rows={rows.map(({ id, name, price, quantity }) => ({
        key: String(id),
        name,
        quantity: `× ${quantity}`,
        amount: <Amount of={times(price, quantity)} />,
      }))}
      total={{ label: say(texts.total), amount: <Amount of={totalOf(service, choice)} /> }}
    />
  );
};

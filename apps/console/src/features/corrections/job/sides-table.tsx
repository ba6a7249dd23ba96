import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import type { Sides } from '@karigar/domain/ledger/correction-effect';
import type { Paise } from '@karigar/domain/money';
import { Text } from '@karigar/ui/text/text';
import { useId } from 'react';
import { correctionsMessages as texts } from './corrections.messages.ts';
import styles from './corrections.module.css';
import type { Money } from './job-money-query.ts';

interface Row {
  key: string;
  side: string;
  what: string;
  now: Paise;
  later: Paise | undefined;
}

const useRows = (money: Money, now: Sides, later: Sides | null): readonly Row[] => {
  const say = useSay();
  const customer = say(texts.customer, { name: money.customer });
  const company = say(texts.company);
  const of = (side: string, what: string, before: Paise, after: Paise | undefined): Row => ({
    key: `${side} ${what}`,
    side,
    what,
    now: before,
    later: after,
  });
  return [
    of(customer, say(texts.paid), now.customer.paid, later?.customer.paid),
    of(customer, say(texts.refunded), now.customer.refunded, later?.customer.refunded),
    of(customer, say(texts.due), now.customer.due, later?.customer.due),
    ...now.servicemen.flatMap((one, index) => {
      const side = say(texts.serviceman, { name: money.servicemen[index]?.name ?? '' });
      const after = later?.servicemen[index];
      return [
        of(side, say(texts.earned), one.earned, after?.earned),
        of(side, say(texts.cashInHand), one.cashInHand, after?.cashInHand),
        of(side, say(texts.payable), one.payable, after?.payable),
      ];
    }),
    of(company, say(texts.commission), now.company.commission, later?.company.commission),
    of(company, say(texts.tax), now.company.tax, later?.company.tax),
  ];
};

/** What customer, servicemen and company have of the job now, and once the correction is made. */
export const SidesTable = ({
  money,
  now,
  later,
}: {
  money: Money;
  now: Sides;
  later: Sides | null;
}) => {
  const say = useSay();
  const id = useId();
  const rows = useRows(money, now, later);
  return (
    <section aria-labelledby={id}>
      <Text as="h2" size="lead" strong id={id}>
        {say(texts.sides)}
      </Text>
      <table className={styles['sides']} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{say(texts.side)}</th>
            <th scope="col">{say(texts.what)}</th>
            <th scope="col" className={styles['number']}>
              {say(texts.now)}
            </th>
            <th scope="col" className={styles['number']}>
              {say(texts.later)}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, side, what, now: before, later: after }, index) => (
            <tr key={key} data-changed={after !== undefined && after !== before}>
              <td>{rows[index - 1]?.side === side ? '' : side}</td>
              <th scope="row">{what}</th>
              <td className={styles['number']}>
                <Amount of={before} />
              </td>
              <td className={styles['number']}>{after !== undefined && <Amount of={after} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

import type { OutputOf } from '@karigar/contract/define-call';
import type { listEarningMonths } from '@karigar/contract/earnings/list-earning-months';
import { minus, paise, type Paise } from '@karigar/domain/money';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useId } from 'react';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { WithheldNote } from './withheld-note.tsx';
import { periodsMessages as texts } from './periods.messages.ts';

export type Year = OutputOf<typeof listEarningMonths>;
type Totals = Omit<Year['months'][number], 'from' | 'to'>;

const taken = (amount: Paise): Paise => minus(paise(0), amount);

/** From the billed amount to the earnings, step by step. */
export const TotalsMemo = ({ of }: { of: Totals }) => {
  const say = useSay();
  const id = useId();
  const row = (key: string, name: string, amount: Paise, ruled = false) => ({
    key,
    name,
    amount: <Amount of={amount} />,
    ruled,
  });
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{say(texts.howItAddsUp)}</SectionHeading>
      <BillTable
        rows={[
          row('billed', say(texts.billed), of.billed),
          row('tax', say(texts.tax), taken(of.tax)),
          row('commission', say(texts.commission), taken(of.commission)),
          row('share', say(texts.share), of.share, true),
          row('tips', say(texts.tips), of.tips),
          row('corrections', say(texts.corrections), of.corrections),
        ]}
        total={{ label: say(texts.earned), amount: <Amount of={of.earned} /> }}
      />
      {of.withheld !== undefined && <WithheldNote amount={of.withheld} />}
    </section>
  );
};

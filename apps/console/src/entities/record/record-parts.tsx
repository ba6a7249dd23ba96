import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { sumOf } from '@karigar/domain/money';
import { BillTable } from '@karigar/ui/bill-table/bill-table';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { useId } from 'react';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';

/** Of work that more than one serviceman did: who worked how long, and whose share is what. */
export const RecordParts = ({ parts }: { parts: NonNullable<BookingRecord['parts']> }) => {
  const say = useSay();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{say(texts.parts)}</SectionHeading>
      <BillTable
        rows={parts.map(({ servicemanId, name, minutes, billed, share }) => ({
          key: String(servicemanId),
          name,
          quantity: say(texts.minutes, { count: minutes }),
          note: (
            <>
              {say(texts.partOfBill)} <Amount of={billed} size="small" />
            </>
          ),
          amount: <Amount of={share} />,
        }))}
        total={{
          label: say(texts.shares),
          amount: <Amount of={sumOf(parts.map(({ share }) => share))} />,
        }}
      />
    </section>
  );
};

import type { BillLine } from '@karigar/domain/bookings/bill';
import { Panel } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { Text } from '@karigar/ui/text/text';
import { useId } from 'react';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import styles from './accepted-add-ons.module.css';
import { historyMessages as texts } from './history.messages.ts';

/** Accepted add-ons of the booking; without any, no heading either. */
export const AcceptedAddOns = ({ addOns }: { addOns: readonly BillLine[] }) => {
  const say = useSay();
  const heading = useId();
  if (addOns.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{say(texts.addOns)}</SectionHeading>
      <Panel rows>
        {addOns.map(({ name, quantity, amount }, at) => (
          // Two lines may be the same add-on, accepted twice.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles['add-on']}>
            <Text strong className={styles['name']}>
              {name}
            </Text>
            <Text as="span" size="small" tone="muted">
              × {quantity}
            </Text>
            <Amount of={amount} size="small" />
          </div>
        ))}
      </Panel>
    </section>
  );
};

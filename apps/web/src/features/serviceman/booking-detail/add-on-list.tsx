import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import type { Paise } from '@karigar/domain/money';
import { Button } from '@karigar/ui/button/button';
import { Panel } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useId, type ReactNode } from 'react';
import { UnsentPill } from '#entities/actions/unsent-pill.tsx';
import { Amount } from '#platform/i18n/amount.tsx';
import { useSay } from '#platform/i18n/use-say';
import { detailMessages as texts } from './booking-detail.messages.ts';
import styles from './add-on-list.module.css';
import type { UnsentAddOn } from '#features/booking-detail/use-unsent-add-ons';

const AddOnRow = ({
  name,
  quantity,
  amount,
  children,
}: {
  name: string;
  quantity: number;
  amount: Paise;
  children: ReactNode;
}) => (
  <div className={styles['add-on']}>
    <div className={styles['name']}>
      <Text strong>{name}</Text>
      <Text size="small" tone="muted">
        × {quantity}
      </Text>
    </div>
    <div className={styles['end']}>
      <Amount of={amount} size="small" />
      {children}
    </div>
  </div>
);

/** What was added to the booking, and what the customer says to it; last, what she was not asked yet. */
export const AddOnList = ({
  addOns,
  unsent,
  onAdd,
}: {
  addOns: readonly BookingAddOn[];
  unsent: readonly UnsentAddOn[];
  /** Left out once nothing can be added any more. */
  onAdd?: () => void;
}) => {
  const say = useSay();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        end={
          onAdd && (
            <Button variant="tonal" small icon="plus" onClick={onAdd}>
              {say(texts.addServices)}
            </Button>
          )
        }
      >
        {say(texts.addOns)}
      </SectionHeading>
      {addOns.length + unsent.length === 0 ? (
        <Text tone="muted">{say(texts.noAddOns)}</Text>
      ) : (
        <Panel rows>
          {addOns.map(({ id, name, quantity, amount, status }) => (
            <AddOnRow key={id} name={name} quantity={quantity} amount={amount}>
              <StatusPill look={status === 'accepted' ? 'done' : 'pending'}>
                {say(status === 'accepted' ? texts.accepted : texts.pending)}
              </StatusPill>
            </AddOnRow>
          ))}
          {unsent.map(({ key, name = say(texts.addOns), quantity, amount }) => (
            <AddOnRow key={key} name={name} quantity={quantity} amount={amount}>
              <UnsentPill />
            </AddOnRow>
          ))}
        </Panel>
      )}
    </section>
  );
};

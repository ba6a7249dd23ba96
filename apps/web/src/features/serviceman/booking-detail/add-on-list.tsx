import type { Booking } from '@karigar/contract/bookings/booking';
import type { Paise } from '@karigar/domain/money';
import { Button } from '@karigar/ui/button/button';
import { Panel } from '@karigar/ui/panel/panel';
import { SectionHeading } from '@karigar/ui/section-heading/section-heading';
import { StatusPill } from '@karigar/ui/status-pill/status-pill';
import { Text } from '@karigar/ui/text/text';
import { useId, type ReactNode } from 'react';
import { UnsentPill } from '#entities/actions/unsent-pill.tsx';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import type { AddOnLine } from './add-on-lines.ts';
import { askMessages } from './ask.messages.ts';
import { detailMessages as texts } from './booking-detail.messages.ts';
import styles from './add-on-list.module.css';
import { TakeBack } from './take-back.tsx';

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

const Standing = ({ of }: { of: AddOnLine['standing'] }) => {
  const say = useSay();
  switch (of) {
    case 'accepted':
      return <StatusPill look="done">{say(texts.accepted)}</StatusPill>;
    case 'pending':
      return <StatusPill look="pending">{say(texts.pending)}</StatusPill>;
    case 'unsent':
      return <UnsentPill />;
    case 'approved':
    case 'declined':
      return (
        <>
          <StatusPill look={of === 'approved' ? 'done' : 'pending'}>
            {say(of === 'approved' ? askMessages.approvedPill : askMessages.declinedPill)}
          </StatusPill>
          <UnsentPill />
        </>
      );
  }
};

/** The booking's add-ons and the customer's decisions; last, the unsent ones. */
export const AddOnList = ({
  booking,
  lines,
  onAdd,
  onAsk,
}: {
  booking: Booking;
  lines: readonly AddOnLine[];
  /** Absent once nothing can be added. */
  onAdd?: () => void;
  /** Absent while there is nothing to ask for. */
  onAsk?: () => void;
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
      {lines.length === 0 ? (
        <Text tone="muted">{say(texts.noAddOns)}</Text>
      ) : (
        <Panel rows>
          {lines.map(({ key, id, name = say(texts.addOns), quantity, amount, standing }) => (
            <AddOnRow key={key} name={name} quantity={quantity} amount={amount}>
              <Standing of={standing} />
              {onAdd && id !== null && standing === 'pending' && (
                <TakeBack booking={booking} addOnId={id} name={name} />
              )}
            </AddOnRow>
          ))}
          {onAsk && (
            <div className={styles['ask']}>
              <Button variant="tonal" small block icon="people" onClick={onAsk}>
                {say(askMessages.askHere)}
              </Button>
            </div>
          )}
        </Panel>
      )}
    </section>
  );
};

import { useSay } from '@karigar/client/i18n/use-say';
import type { BookingSide } from '@karigar/domain/console/record';
import { Link } from '@karigar/ui/link/link';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { CallButton } from './call-button.tsx';
import { logPath } from './record-path.ts';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';
import styles from './record-aside.module.css';

/** Who the booking is about, with the last digits of their numbers and the way to call. */
export const RecordPeople = ({
  record: { customer, serviceman },
  callable,
  onCall,
}: {
  record: BookingRecord;
  callable: readonly BookingSide[];
  onCall: (side: BookingSide) => void;
}) => {
  const say = useSay();
  const row = (side: BookingSide, person: BookingRecord['customer']) => (
    <PanelRow
      key={side}
      icon={side === 'customer' ? 'user' : 'tool'}
      label={say(texts[side])}
      value={
        <Link href={logPath({ [side]: String(person.id) })} className={styles['name']}>
          {person.name}
        </Link>
      }
      hint={person.hasLeft ? say(texts.left) : (person.phone ?? '')}
      end={callable.includes(side) ? <CallButton side={side} onCall={onCall} /> : undefined}
    />
  );
  return (
    <Panel rows aria-label={say(texts.people)}>
      {row('customer', customer)}
      {serviceman === null ? (
        <PanelRow icon="tool" label={say(texts.serviceman)} value={say(texts.nobody)} />
      ) : (
        row('serviceman', serviceman)
      )}
    </Panel>
  );
};

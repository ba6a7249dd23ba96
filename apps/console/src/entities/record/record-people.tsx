import { useSay } from '@karigar/client/i18n/use-say';
import type { BookingSide } from '@karigar/domain/console/record';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Link } from '@karigar/ui/link/link';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { KEYS } from '#platform/keys/key-table';
import { logPath } from './record-path.ts';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';
import styles from './record-aside.module.css';

const CALLS = {
  customer: { label: texts.callCustomer, cap: KEYS.callCustomer.caps[0] },
  serviceman: { label: texts.callServiceman, cap: KEYS.callServiceman.caps[0] },
} as const;

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
      end={
        callable.includes(side) ? (
          <Button
            variant="secondary"
            icon="phone"
            aria-label={say(CALLS[side].label)}
            onClick={() => onCall(side)}
          >
            <KeyHint>{CALLS[side].cap}</KeyHint>
          </Button>
        ) : undefined
      }
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

import { useSay } from '@karigar/client/i18n/use-say';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import type { RefObject } from 'react';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import type { Countersign } from '#entities/countersigns/countersigns-query';
import styles from './countersign-screen.module.css';
import { countersignMessages as texts } from './countersign.messages.ts';
import { CountersignState, isWaiting } from './countersign-state.tsx';
import { kindOf, whatHappens } from './what-happens.ts';
import { useNow } from '#platform/time/use-now';

const MINUTE_MS = 60_000;

export const CountersignList = ({
  list,
  label,
  rows,
  chosen,
  onChoose,
}: {
  list: RefObject<HTMLDivElement | null>;
  label: string;
  rows: readonly Countersign[];
  chosen: Countersign | undefined;
  onChoose: (id: number) => void;
}) => {
  const say = useSay();
  const now = useNow(MINUTE_MS);
  const idOf = ({ id }: Countersign): string => `request-${id}`;
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={chosen && idOf(chosen)}
      className={styles['list']}
    >
      {rows.map((row) => (
        <QueueRow
          key={row.id}
          id={idOf(row)}
          icon="sign"
          kind={kindOf(row, say)}
          title={whatHappens(row, say)}
          detail={say(texts.detail, { no: row.no, asker: row.askedBy })}
          deadline={
            isWaiting(row, now) && row.expiresAt !== null ? (
              <TimeLeft until={row.expiresAt} />
            ) : (
              <CountersignState of={row} />
            )
          }
          by={isWaiting(row, now) ? null : row.answeredBy}
          selected={row.id === chosen?.id}
          onSelect={() => onChoose(row.id)}
        />
      ))}
    </div>
  );
};

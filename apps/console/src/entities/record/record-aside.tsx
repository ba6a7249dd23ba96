import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { CALLS_END_AFTER_MS } from '@karigar/domain/console/record';
import { Callout } from '@karigar/ui/callout/callout';
import { Link } from '@karigar/ui/link/link';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Text } from '@karigar/ui/text/text';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TimeLeft } from '#entities/shell/time-left.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { soon } from '#platform/soon/soon.tsx';
import styles from './record-aside.module.css';
import { CorrectLink } from './correct-link.tsx';
import { RecordBill } from './record-bill.tsx';
import { RecordChecklist } from './record-checklist.tsx';
import { RecordFacts } from './record-facts.tsx';
import { RecordParts } from './record-parts.tsx';
import { recordPath } from './record-path.ts';
import { RecordPeople } from './record-people.tsx';
import { recordMessages as texts } from './record.messages.ts';
import type { BookingRecord } from './record-query.ts';
import { StatePill } from './state-pill.tsx';
import { WAITING_WORDS } from './state.messages.ts';
import { useCalls } from './use-calls.ts';

const CallDialog = soon(async () => (await import('./call-dialog.tsx')).CallDialog);

const HOUR_MS = 3_600_000;

/** What a booking is, who it is about and what it costs, at the end side of a screen. */
export const RecordAside = ({
  record,
  children,
  foot,
}: {
  record: BookingRecord;
  children?: ReactNode;
  foot?: ReactNode;
}) => {
  const say = useSay();
  const isOnline = useOnline();
  const client = useQueryClient();
  const calls = useCalls(record);
  const readAgain = (): void =>
    void client.invalidateQueries({ queryKey: [...liveKey.history, record.id] });
  return (
    <RecordPanel
      label={say(texts.record)}
      head={
        <div className={styles['head']}>
          <Text as="h2" size="lead" strong>
            {record.service}
          </Text>
          {record.dueAt !== null && <TimeLeft until={record.dueAt} />}
          <StatePill state={record.state} />
        </div>
      }
      {...(foot !== undefined && { foot })}
    >
      {!isOnline && <Callout tone="warning">{say(texts.offline)}</Callout>}
      {record.waits !== null && (
        <Callout tone="warning">
          {say(WAITING_WORDS[record.waits])} {record.waits === 'no-code' && say(texts.code)}
        </Callout>
      )}
      {record.unreached !== undefined && (
        <Callout tone="warning">
          {say(texts.unreached, { count: record.unreached })}{' '}
          <Link href={`${recordPath(record.no)}?part=messages`}>{say(texts.toMessages)}</Link>
        </Callout>
      )}
      <RecordPeople record={record} callable={calls.callable} onCall={calls.ask} />
      {calls.areOver && (
        <Text tone="muted" size="small">
          {say(texts.callsOver, { hours: CALLS_END_AFTER_MS / HOUR_MS })}
        </Text>
      )}
      <RecordFacts record={record} />
      {record.checklist !== undefined && <RecordChecklist checklist={record.checklist} />}
      <RecordBill record={record} />
      <CorrectLink no={record.no} />
      {record.parts !== undefined && <RecordParts parts={record.parts} />}
      {children}
      {calls.side !== null && (
        <CallDialog record={record} side={calls.side} onCalled={readAgain} onClose={calls.close} />
      )}
    </RecordPanel>
  );
};

import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { formatMoney } from '@karigar/domain/money-text';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { DescriptionList } from '@karigar/ui/description-list/description-list';
import { RecordPanel } from '@karigar/ui/record-panel/record-panel';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDesk } from '#entities/desk/desk-query';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { LEFT_OUT_WORDS, payoutsMessages as texts, TRANSFER_WORDS } from './payouts.messages.ts';
import styles from './payouts.module.css';
import { runQuery, type OneRun, type Row, type Run } from './payout-queries.ts';
import { RunFoot } from './run-foot.tsx';
import { RowStatePill, RunStatePill } from './run-state.tsx';

/** A run: its sums, who did what, everybody in it and left out of it, and the next step. */
export const RunPanel = ({ run: { id } }: { run: Run }) => {
  const say = useSay();
  const query = runQuery(id);
  const read = useInfiniteQuery(query);
  const held = useDesk()?.desks;
  const run = read.data?.pages[0];
  const label = say(texts.run, { id: String(id) });
  if (run === undefined)
    return (
      <RecordPanel label={label} head={<Head label={label} />}>
        <FirstRead of={query.queryKey} read={read} outline={<Outline />} />
      </RecordPanel>
    );
  return (
    <RecordPanel
      label={label}
      head={<Head label={label} run={run} />}
      {...(held?.includes('money') && { foot: <RunFoot key={run.state} run={run} /> })}
    >
      <Facts run={run} />
      {held !== undefined && !held.includes('money') && (
        <Callout tone="info">{say(texts.readOnly)}</Callout>
      )}
      <Text as="h3" strong>
        {say(texts.rows)}
      </Text>
      <ul className={styles['rows']}>
        {read.data?.pages
          .flatMap(({ rows }) => rows)
          .map((row) => (
            <RunRow key={row.id} row={row} />
          ))}
      </ul>
      {read.hasNextPage && (
        <Button
          variant="secondary"
          busy={read.isFetchingNextPage}
          onClick={() => void read.fetchNextPage()}
        >
          {say(texts.more)}
        </Button>
      )}
    </RecordPanel>
  );
};

const Head = ({ label, run }: { label: string; run?: OneRun }) => (
  <div className={styles['head']}>
    <Text as="h2" size="lead" strong>
      {label}
    </Text>
    {run !== undefined && <RunStatePill of={run} />}
  </div>
);

const Facts = ({ run }: { run: OneRun }) => {
  const say = useSay();
  const since = useSince();
  const acts = [
    { key: 'prepared', label: texts.preparedBy, name: run.preparedBy, at: run.preparedAt },
    { key: 'confirmed', label: texts.confirmedBy, name: run.confirmedBy, at: run.confirmedAt },
    {
      key: 'file',
      label: run.way === 'provider' ? texts.sentBy : texts.fileTakenBy,
      name: run.fileTakenBy,
      at: run.fileTakenAt,
    },
  ];
  return (
    <DescriptionList
      facts={[
        { key: 'amount', label: say(texts.toTransfer), value: <Amount of={run.amount} /> },
        { key: 'kept', label: say(texts.kept), value: <Amount of={run.kept} /> },
        ...(run.fee === undefined
          ? []
          : [{ key: 'fee', label: say(texts.fee), value: <Amount of={run.fee} /> }]),
        { key: 'people', label: say(texts.payouts), value: String(run.people) },
        { key: 'out', label: say(texts.leftOutCount), value: String(run.leftOut) },
        { key: 'waiting', label: say(texts.waitingCount), value: String(run.waiting) },
        { key: 'paid', label: say(texts.paidCount), value: String(run.paid) },
        { key: 'failed', label: say(texts.failedCount), value: String(run.failed) },
        ...(run.fileTakenAt === null
          ? []
          : [
              {
                key: 'way',
                label: say(texts.way),
                value: say(run.way === 'provider' ? texts.wayProvider : texts.wayFile),
              },
            ]),
        ...acts.flatMap(({ key, label, name, at }) =>
          name === null || at === null
            ? []
            : [{ key, label: say(label), value: say(texts.by, { name, when: since(at) }) }],
        ),
      ]}
    />
  );
};

/** What is to be known of a row beside its amount: why it is left out, what the provider says, its UTR, the bank's words. */
const useRowWords = (row: Row): string => {
  const { state, leftOut, utr, words, kept, amount, bank, transfer, fee } = row;
  const say = useSay();
  if (leftOut !== null) return say(LEFT_OUT_WORDS[leftOut]);
  const keeps = kept > 0 && amount > 0 ? say(texts.keptToo, { kept: formatMoney(kept) }) : null;
  const open = state === 'waiting' && transfer !== undefined ? say(TRANSFER_WORDS[transfer]) : null;
  const costs = fee === undefined ? null : say(texts.feeToo, { fee: formatMoney(fee) });
  return [bank, keeps, costs, open, utr === null ? null : say(texts.utr, { utr }), words]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
};

const RunRow = ({ row }: { row: Row }) => {
  const words = useRowWords(row);
  const { name, reference, amount, kept } = row;
  return (
    <li className={styles['row']}>
      <span className={styles['who']}>
        <Text strong>{name}</Text>
        <Text size="small" tone="muted">
          {words === '' ? reference : `${reference} · ${words}`}
        </Text>
      </span>
      <Amount of={amount === 0 ? kept : amount} />
      <RowStatePill of={row} />
    </li>
  );
};

const Outline = () => (
  <Stack gap={1}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} width="100%" height={48} />
    ))}
  </Stack>
);

import { useSay } from '@karigar/client/i18n/use-say';
import { useSince } from '@karigar/client/i18n/use-since';
import { Amount } from '@karigar/client/i18n/amount.tsx';
import { useOnline } from '@karigar/client/network/use-online';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useDesk } from '#entities/desk/desk-query';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { PATHS } from '#platform/navigation/paths';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { useWrite } from '#platform/write/use-write';
import { payoutsMessages as texts } from './payouts.messages.ts';
import styles from './payouts.module.css';
import { runsQuery, type Run } from './payout-queries.ts';
import { RunPanel } from './run-panel.tsx';
import { RunStatePill } from './run-state.tsx';

const NONE: readonly Run[] = [];
const rowId = ({ id }: Run): string => `run-${id}`;

/** Payout runs, the newest first; beside them the chosen one with its next step. */
export const PayoutsScreen = () => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [query] = useSearchParams();
  const mayPay = useDesk()?.desks.includes('money') === true;
  const read = useInfiniteQuery(runsQuery);
  const runs = read.data?.pages.flat() ?? NONE;
  const chosen = runs.find(({ id }) => String(id) === query.get('run')) ?? runs[0];
  const choose = (id: number): void => navigate(`${PATHS.money}?run=${id}`, { replace: true });
  const { run: prepare, isBusy } = useWrite(preparePayoutRun, {
    invalidates: [{ queryKey: liveKey.payoutRuns }],
  });
  const move = (step: 1 | -1): void => {
    const beside = runs[runs.findIndex(({ id }) => id === chosen?.id) + step];
    if (beside !== undefined) choose(beside.id);
  };
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    readAgain: () => void client.invalidateQueries({ queryKey: liveKey.payoutRuns }),
    ...(mayPay && {
      prepare: () => prepare({}),
      prepareDaily: () => prepare({ pace: 'daily' }),
    }),
  });
  return (
    <Frame
      title={say(texts.title)}
      keys={['next', 'previous', 'main', 'prepare', 'prepareDaily', 'readAgain']}
      {...(mayPay && {
        controls: (
          <>
            <Button
              variant="secondary"
              inactive={!isOnline}
              busy={isBusy}
              onClick={() => prepare({ pace: 'daily' })}
            >
              <span className={styles['keyed']}>
                {say(texts.prepareDaily)}
                <KeyHint>P</KeyHint>
              </span>
            </Button>
            <Button
              icon="plus"
              variant="secondary"
              inactive={!isOnline}
              busy={isBusy}
              onClick={() => prepare({})}
            >
              <span className={styles['keyed']}>
                {say(texts.prepare)}
                <KeyHint>p</KeyHint>
              </span>
            </Button>
          </>
        ),
      })}
      {...(chosen !== undefined && { panel: <RunPanel key={chosen.id} run={chosen} /> })}
    >
      <div className={styles['screen']}>
        {read.data === undefined && (
          <FirstRead of={runsQuery.queryKey} read={read} outline={<Outline />} />
        )}
        {read.data !== undefined && runs.length === 0 && (
          <Empty scene="scene-empty" title={say(texts.none)} help={say(texts.noneHelp)} />
        )}
        {runs.length > 0 && (
          <div
            role="listbox"
            tabIndex={0}
            aria-label={say(texts.list)}
            aria-activedescendant={chosen && rowId(chosen)}
            className={styles['list']}
          >
            {runs.map((run) => (
              <RunLine
                key={run.id}
                run={run}
                selected={run.id === chosen?.id}
                onSelect={() => choose(run.id)}
              />
            ))}
          </div>
        )}
        {read.hasNextPage && (
          <div className={styles['after']}>
            <Button
              variant="secondary"
              busy={read.isFetchingNextPage}
              onClick={() => void read.fetchNextPage()}
            >
              {say(texts.more)}
            </Button>
          </div>
        )}
      </div>
    </Frame>
  );
};

interface LineProps {
  run: Run;
  selected: boolean;
  onSelect: () => void;
}

const RunLine = ({ run, ...row }: LineProps) => {
  const say = useSay();
  const since = useSince();
  const { id, people, leftOut, amount, preparedAt, pace } = run;
  return (
    <QueueRow
      {...row}
      id={rowId(run)}
      icon="bank"
      kind={say(pace === 'daily' ? texts.daily : texts.kind)}
      title={`${say(texts.run, { id: String(id) })} · ${since(preparedAt)}`}
      detail={say(texts.detail, { people: String(people), leftOut: String(leftOut) })}
      deadline={<RunStatePill of={run} />}
      by={<Amount of={amount} />}
    />
  );
};

const Outline = () => (
  <Stack gap={1}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </Stack>
);

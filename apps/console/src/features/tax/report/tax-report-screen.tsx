import { useSay } from '@karigar/client/i18n/use-say';
import { useToday } from '@karigar/client/i18n/use-today';
import { useOnline } from '@karigar/client/network/use-online';
import { displayMonth } from '@karigar/domain/dates/display-period';
import { Button } from '@karigar/ui/button/button';
import { Callout } from '@karigar/ui/callout/callout';
import { HeadSelect } from '@karigar/ui/head-control/head-control';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { useDesk } from '#entities/desk/desk-query';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { useKeys } from '#platform/keys/use-keys';
import { PATHS } from '#platform/navigation/paths';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { monthsUntil } from './months.ts';
import { Supplies, Withheld } from './papers.tsx';
import { reportMessages as texts } from './report.messages.ts';
import { reportQuery } from './report-query.ts';
import styles from './report.module.css';
import { useTakeFile } from './use-take-file.ts';

/** The tax papers of a month: supplies, what lowers them, and what was withheld. */
export const TaxReportScreen = () => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const [query] = useSearchParams();
  const months = monthsUntil(useToday());
  const mayTake = useDesk()?.desks.includes('money') === true;
  const at = Math.max(
    0,
    months.findIndex((first) => first.startsWith(query.get('month') ?? '-')),
  );
  const month = months[at]?.slice(0, 7) ?? '';
  const of = reportQuery(month);
  const read = useQuery(of);
  const { take, isBusy } = useTakeFile(month);
  const show = (first: string | undefined): void => {
    if (first !== undefined) navigate(`${PATHS.tax}?month=${first.slice(0, 7)}`, { replace: true });
  };
  useKeys({
    next: () => show(months[at + 1]),
    previous: () => show(months[at - 1]),
    readAgain: () => void client.invalidateQueries({ queryKey: of.queryKey }),
    ...(mayTake && { main: () => take('gst') }),
  });
  const fileButton = (paper: 'gst' | 'tds') =>
    mayTake && (
      <Button
        variant="secondary"
        icon="key"
        inactive={!isOnline}
        busy={isBusy}
        onClick={() => take(paper)}
      >
        <span className={styles['keyed']}>
          {say(paper === 'gst' ? texts.takeGst : texts.takeTds)}
          {paper === 'gst' && <KeyHint>↵</KeyHint>}
        </span>
      </Button>
    );
  return (
    <Frame
      title={say(texts.title)}
      keys={['next', 'previous', 'main', 'tabBefore', 'tabAfter', 'readAgain']}
      controls={
        <HeadSelect
          label={say(texts.month)}
          icon="cal"
          value={month}
          onChange={({ currentTarget }) => show(currentTarget.value)}
        >
          {months.map((first) => (
            <option key={first} value={first.slice(0, 7)}>
              {displayMonth(first, say)}
            </option>
          ))}
        </HeadSelect>
      }
    >
      <div className={styles['screen']}>
        <Callout tone="warning">{say(texts.toCheck)}</Callout>
        {read.data === undefined ? (
          <FirstRead of={of.queryKey} read={read} outline={<Outline />} />
        ) : (
          <>
            <Supplies
              title={say(texts.supplies)}
              rows={read.data.supplies}
              empty={say(texts.noSupplies)}
              end={fileButton('gst')}
            />
            <Supplies
              title={say(texts.creditNotes)}
              rows={read.data.creditNotes}
              empty={say(texts.noCredits)}
            />
            <Withheld of={read.data.withheld} end={fileButton('tds')} />
          </>
        )}
      </div>
    </Frame>
  );
};

const Outline = () => (
  <Stack gap={2}>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} width="100%" height={120} />
    ))}
  </Stack>
);

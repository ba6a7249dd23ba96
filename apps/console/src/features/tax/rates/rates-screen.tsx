import { useFormat } from '@karigar/client/i18n/use-format';
import { useSay } from '@karigar/client/i18n/use-say';
import { hasCategories } from '@karigar/domain/ledger/new-rate';
import { writePercent } from '@karigar/domain/ledger/percent';
import { QueueRow } from '@karigar/ui/queue-row/queue-row';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { PATHS } from '#platform/navigation/paths';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { rateLines, type RateLine } from './rate-lines.ts';
import { RatePanel } from './rate-panel.tsx';
import { RATE_KIND_NAMES } from '#entities/rates/rate-kinds.messages';
import { ratesMessages as texts } from './rates.messages.ts';
import { ratesQuery } from './rates-query.ts';
import styles from './rates.module.css';

const NONE: readonly RateLine[] = [];
const rowId = ({ id }: RateLine): string => `rate-${id}`;

/** Every rate of today; beside them the chosen one with its history, what comes, and the form for another. */
export const RatesScreen = () => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const read = useQuery(ratesQuery);
  const lines = read.data === undefined ? NONE : rateLines(read.data);
  const chosen = lines.find(({ id }) => id === query.get('rate')) ?? lines[0];
  const choose = (id: string): void => navigate(`${PATHS.rates}?rate=${id}`, { replace: true });
  const move = (step: 1 | -1): void => {
    const beside = lines[lines.findIndex(({ id }) => id === chosen?.id) + step];
    if (beside !== undefined) choose(beside.id);
  };
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    readAgain: () => void client.invalidateQueries({ queryKey: liveKey.rates }),
  });
  return (
    <Frame
      title={say(texts.title)}
      keys={['next', 'previous', 'main', 'tabBefore', 'tabAfter', 'readAgain']}
      {...(chosen !== undefined &&
        read.data !== undefined && {
          panel: <RatePanel key={chosen.id} line={chosen} rates={read.data} />,
        })}
    >
      <div className={styles['screen']}>
        {read.data === undefined && (
          <FirstRead of={ratesQuery.queryKey} read={read} outline={<Outline />} />
        )}
        {lines.length > 0 && (
          <div
            role="listbox"
            tabIndex={0}
            aria-label={say(texts.list)}
            aria-activedescendant={chosen && rowId(chosen)}
            className={styles['list']}
          >
            {lines.map((line) => (
              <Line
                key={line.id}
                line={line}
                selected={line.id === chosen?.id}
                onSelect={() => choose(line.id)}
              />
            ))}
          </div>
        )}
      </div>
    </Frame>
  );
};

interface LineProps {
  line: RateLine;
  selected: boolean;
  onSelect: () => void;
}

/** What is to be known of a rate beside its number of today. */
const useLineWords = ({ coming, asked, past, category, now, isOwn }: RateLine): string => {
  const say = useSay();
  const { day } = useFormat();
  const [next] = coming;
  const [waiting] = asked;
  const [latest] = past;
  if (waiting !== undefined)
    return say(texts.asked, { rate: writePercent(waiting.basisPoints), day: day(waiting.fromDay) });
  if (next !== undefined)
    return say(texts.comes, { rate: writePercent(next.basisPoints), day: day(next.fromDay) });
  if (category !== null && !isOwn) return say(texts.asForAll);
  if (latest !== undefined) return say(texts.since, { day: day(latest.fromDay) });
  return now === 0 ? say(texts.off) : '';
};

const Line = ({ line, ...row }: LineProps) => {
  const say = useSay();
  const { kind, category, now, isOwn } = line;
  const words = useLineWords(line);
  const whose = say(hasCategories(kind) ? texts.all : texts.everybody);
  return (
    <QueueRow
      {...row}
      id={rowId(line)}
      icon={kind === 'tax' ? 'receipt' : kind === 'commission' ? 'rupee' : 'bank'}
      kind={say(RATE_KIND_NAMES[kind])}
      title={`${say(RATE_KIND_NAMES[kind])} · ${category?.name ?? whose}`}
      detail={words}
      deadline={null}
      by={
        <Text
          strong={category === null || isOwn}
          tone={category === null || isOwn ? 'ink' : 'muted'}
        >
          {writePercent(now)}
        </Text>
      }
    />
  );
};

const Outline = () => (
  <Stack gap={1}>
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </Stack>
);

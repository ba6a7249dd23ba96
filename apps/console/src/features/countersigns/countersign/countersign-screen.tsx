import { useSay } from '@karigar/client/i18n/use-say';
import { Empty } from '@karigar/ui/empty/empty';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { Stack } from '@karigar/ui/stack/stack';
import { ViewTabs } from '@karigar/ui/view-tabs/view-tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { recordPath } from '#entities/record/record-path';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { liveKey } from '#platform/cache/live-keys';
import { useKeys } from '#platform/keys/use-keys';
import { PATHS } from '#platform/navigation/paths';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { CountersignList } from './countersign-list.tsx';
import { CountersignPanel } from './countersign-panel.tsx';
import {
  countersignsQuery,
  type Countersign,
  type Which,
} from '#entities/countersigns/countersigns-query';
import styles from './countersign-screen.module.css';
import { countersignMessages as texts } from './countersign.messages.ts';

const NONE: readonly Countersign[] = [];

const addressOf = (which: Which, id?: number): string =>
  `${PATHS.countersign}?which=${which}${id === undefined ? '' : `&request=${id}`}`;

/** What waits for a second person, and what the operator asked: the list, and the whole request beside it. */
export const CountersignScreen = () => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const which: Which = query.get('which') === 'own' ? 'own' : 'open';
  const open = useQuery(countersignsQuery('open'));
  const own = useQuery({ ...countersignsQuery('own'), enabled: which === 'own' });
  const read = which === 'own' ? own : open;
  const rows = read.data ?? NONE;
  const chosen = rows.find(({ id }) => String(id) === query.get('request')) ?? rows[0];
  const choose = (id?: number): void => navigate(addressOf(which, id), { replace: true });
  const move = (step: 1 | -1): void => {
    const beside = rows[rows.findIndex(({ id }) => id === chosen?.id) + step];
    if (beside !== undefined) choose(beside.id);
  };
  const bookingNo = chosen?.bookingNo ?? '';
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    ...(bookingNo !== '' && { openPage: () => navigate(recordPath(bookingNo)) }),
  });

  /** After an answer the next one is chosen. */
  const goOn = async (answered: Countersign): Promise<void> => {
    const later = rows.slice(rows.indexOf(answered) + 1);
    await client.invalidateQueries({ queryKey: liveKey.countersigns });
    choose(later[0]?.id);
    list.current?.focus();
  };

  return (
    <Frame
      title={say(texts.title)}
      keys={['next', 'previous', 'openPage', 'main', 'refuse']}
      {...(chosen !== undefined && {
        panel: (
          <CountersignPanel key={chosen.id} asked={chosen} onAnswered={() => void goOn(chosen)} />
        ),
      })}
    >
      <div className={styles['screen']}>
        <ViewTabs
          label={say(texts.tabs)}
          tabs={[
            {
              href: addressOf('open'),
              label: say(texts.others),
              current: which === 'open',
              ...(open.data && { count: open.data.length }),
            },
            { href: addressOf('own'), label: say(texts.own), current: which === 'own' },
          ]}
        />
        {read.data === undefined && (
          <FirstRead of={countersignsQuery(which).queryKey} read={read} outline={<Outline />} />
        )}
        {read.data?.length === 0 && (
          <Empty
            scene="scene-empty"
            title={say(which === 'own' ? texts.nothingAsked : texts.nobodyAsks)}
            help={say(which === 'own' ? texts.nothingAskedHelp : texts.nobodyAsksHelp)}
          />
        )}
        {rows.length > 0 && (
          <CountersignList
            list={list}
            label={say(which === 'own' ? texts.own : texts.others)}
            rows={rows}
            chosen={chosen}
            onChoose={choose}
          />
        )}
      </div>
    </Frame>
  );
};

const Outline = () => (
  <Stack gap={1}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </Stack>
);

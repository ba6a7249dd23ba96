import { ReadFailed } from '@karigar/client/cache/read';
import { useSay } from '@karigar/client/i18n/use-say';
import { HISTORY_PARTS, type HistoryPart } from '@karigar/domain/console/record';
import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { ViewTabs } from '@karigar/ui/view-tabs/view-tabs';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@karigar/client/navigation/router.tsx';
import { historyMessages, PART_NAMES } from '#entities/record/history.messages';
import { RecordAside } from '#entities/record/record-aside.tsx';
import { recordPath } from '#entities/record/record-path';
import { recordQuery, type BookingRecord } from '#entities/record/record-query';
import { Timeline } from '#entities/record/timeline.tsx';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import type { KeyName } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { PATHS } from '#platform/navigation/paths';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { NoteForm } from './note-form.tsx';
import { recordScreenMessages as texts } from './record-screen.messages.ts';
import styles from './record-screen.module.css';
import { useReadAgain } from './use-read-again.ts';

const OWN_KEYS: readonly KeyName[] = [
  'pick',
  'note',
  'callCustomer',
  'callServiceman',
  'correct',
  'readAgain',
  'back',
];

const isPart = (word: string | null): word is HistoryPart =>
  HISTORY_PARTS.some((part) => part === word);

/** One booking on a page of its own: its history, and beside it what it is. */
export const RecordScreen = () => {
  const { no = '' } = useParams();
  const read = useQuery(recordQuery(no));
  const navigate = useNavigate();
  const isMissing =
    read.error instanceof ReadFailed &&
    read.error.failure.kind === 'refused' &&
    read.error.failure.code === 'booking.not-found';
  useKeys({ back: () => navigate(-1) });
  if (read.data !== undefined) return <Page key={no} record={read.data} />;
  return (
    <Frame title={no}>
      {isMissing ? (
        <Missing no={no} />
      ) : (
        <FirstRead
          of={recordQuery(no).queryKey}
          read={read}
          outline={<Skeleton width="100%" height={480} />}
        />
      )}
    </Frame>
  );
};

const Missing = ({ no }: { no: string }) => {
  const say = useSay();
  return (
    <Empty
      scene="scene-empty"
      title={say(texts.notFound, { no })}
      help={say(texts.notFoundHelp)}
      action={<ButtonLink href={PATHS.bookings}>{say(texts.toLog)}</ButtonLink>}
    />
  );
};

const Page = ({ record }: { record: BookingRecord }) => {
  const say = useSay();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const written = search.get('part');
  const part = isPart(written) ? written : null;
  const readAgain = useReadAgain(record);
  const address = (of: HistoryPart | null): string =>
    `${recordPath(record.no)}${of === null ? '' : `?part=${of}`}`;
  const tabs = [null, ...HISTORY_PARTS];
  useKeys({
    pick: (code) => {
      const tab = tabs[Number(code.at(-1)) - 1];
      if (tab !== undefined) navigate(address(tab), { replace: true });
    },
    readAgain,
  });
  return (
    <Frame title={record.no} keys={OWN_KEYS} panel={<RecordAside record={record} />}>
      <div className={styles['screen']}>
        <ViewTabs
          label={say(historyMessages.parts)}
          tabs={tabs.map((tab) => ({
            href: address(tab),
            label: say(tab === null ? historyMessages.all : PART_NAMES[tab]),
            current: tab === part,
          }))}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
        <div className={styles['history']} tabIndex={0}>
          <Timeline of={record} part={part} />
        </div>
        <NoteForm record={record} />
      </div>
    </Frame>
  );
};

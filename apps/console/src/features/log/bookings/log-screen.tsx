import { useSay } from '@karigar/client/i18n/use-say';
import { Empty } from '@karigar/ui/empty/empty';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { recordPath } from '#entities/record/record-path';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import type { KeyName } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { useSettled } from '#platform/time/use-settled';
import { LogControls } from './log-controls.tsx';
import { LogList } from './log-list.tsx';
import { LogPeek } from './log-peek.tsx';
import { logMessages as texts } from './log.messages.ts';
import styles from './log-screen.module.css';
import { useLogAddress, type LogAddress } from './use-log-address.ts';
import { useLog } from './use-log.ts';

const OWN_KEYS: readonly KeyName[] = [
  'next',
  'previous',
  'older',
  'newer',
  'oldest',
  'latest',
  'peek',
  'openPage',
];

/** Reading a record is audited: what the choice only passes by is not read. */
const PEEK_MS = 150;

const areDaysTurned = ({ from, to }: LogAddress['filter']): boolean =>
  from !== null && to !== null && from > to;

/** Every booking of the operator's city, with the chosen one at the side. */
export const LogScreen = () => {
  const say = useSay();
  const navigate = useNavigate();
  const address = useLogAddress();
  const log = useLog(address);
  const { read, rows, query } = log;
  // A link may name a booking that is on no page of this log.
  const selected = address.selected ?? log.begin;
  const peeked = useSettled(selected, PEEK_MS) ?? selected;
  const peek = (): void => address.showPanel(!address.hasPanel);
  useKeys({
    peek,
    main: peek,
    openPage: () => {
      if (selected !== null) navigate(recordPath(selected));
    },
    readAgain: () => log.readAgain(),
  });
  return (
    <Frame
      title={say(texts.title)}
      controls={<LogControls address={address} first={rows[0]?.booking} />}
      keys={OWN_KEYS}
      {...(peeked !== null && address.hasPanel && { panel: <LogPeek key={peeked} no={peeked} /> })}
    >
      <div className={styles['screen']}>
        {read.data === undefined && (
          <FirstRead of={query.queryKey} read={read} outline={<Outline />} />
        )}
        {read.data !== undefined && rows.length === 0 && (
          <Empty
            scene="scene-empty"
            title={say(texts.nothing)}
            help={say(areDaysTurned(address.filter) ? texts.turnedDays : texts.nothingHelp)}
          />
        )}
        {rows.length > 0 && <LogList log={log} address={address} selected={selected} />}
      </div>
    </Frame>
  );
};

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const Outline = () => (
  <div className={styles['outline']}>
    {ROWS.map((row) => (
      <Skeleton key={row} width="100%" height={60} />
    ))}
  </div>
);

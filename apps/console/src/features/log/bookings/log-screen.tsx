import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useDesk } from '#entities/desk/desk-query';
import { recordPath } from '#entities/record/record-path';
import { FirstRead } from '#entities/shell/first-read.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { KEYS, type KeyName } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { LogControls } from './log-controls.tsx';
import { LogPeek } from './log-peek.tsx';
import { logQuery, type LoggedBooking } from './log-query.ts';
import { LogRow, rowId } from './log-row.tsx';
import { logMessages as texts } from './log.messages.ts';
import styles from './log-screen.module.css';
import { useLogAddress } from './use-log-address.ts';

const OWN_KEYS: readonly KeyName[] = ['next', 'previous', 'peek', 'openPage', 'older', 'newer'];
const NONE: readonly LoggedBooking[] = [];

/** Every booking of the operator's city, page by page, with the chosen one at the side. */
export const LogScreen = () => {
  const say = useSay();
  const navigate = useNavigate();
  const desk = useDesk();
  const address = useLogAddress();
  const query = logQuery(address, desk?.cityId ?? null);
  const read = useQuery({ ...query, enabled: desk !== undefined });
  const bookings = read.data?.bookings ?? NONE;
  // A link may name a booking that is on no page of this log.
  const selected = address.selected ?? bookings[0]?.no ?? null;
  const at = bookings.findIndex(({ no }) => no === selected);
  const chosen = bookings[at];
  const { older = null, newer = null } = read.data ?? {};
  const move = (step: 1 | -1): void => {
    const beside = bookings[at + step];
    if (beside !== undefined) address.choose(beside.no);
  };
  const toOlder = (): void => {
    if (older !== null) address.turn({ after: older });
  };
  const toNewer = (): void => {
    if (newer !== null) address.turn({ before: newer });
  };
  const peek = (): void => address.showPanel(!address.hasPanel);
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    peek,
    main: peek,
    openPage: () => {
      if (selected !== null) void navigate(recordPath(selected));
    },
    older: toOlder,
    newer: toNewer,
    readAgain: () => void read.refetch(),
  });
  return (
    <Frame
      title={say(texts.title)}
      controls={<LogControls address={address} />}
      keys={OWN_KEYS}
      {...(selected !== null &&
        address.hasPanel && { panel: <LogPeek key={selected} no={selected} /> })}
    >
      <div className={styles['screen']}>
        {read.data === undefined && (
          <FirstRead of={query.queryKey} read={read} outline={<Outline />} />
        )}
        {read.data?.bookings.length === 0 && (
          <Empty scene="scene-empty" title={say(texts.nothing)} help={say(texts.nothingHelp)} />
        )}
        {bookings.length > 0 && (
          <div
            role="listbox"
            tabIndex={0}
            aria-label={say(texts.list)}
            aria-activedescendant={chosen && rowId(chosen)}
            className={styles['list']}
          >
            {bookings.map((booking) => (
              <LogRow
                key={booking.id}
                booking={booking}
                selected={booking === chosen}
                onSelect={() => address.choose(booking.no)}
              />
            ))}
          </div>
        )}
        {(older !== null || newer !== null) && (
          <nav aria-label={say(texts.pages)} className={styles['pages']}>
            <Button variant="secondary" icon="left" inactive={newer === null} onClick={toNewer}>
              <span className={styles['key']}>
                {say(texts.newer)}
                <KeyHint>{KEYS.newer.caps[0]}</KeyHint>
              </span>
            </Button>
            <Button variant="secondary" icon="right" inactive={older === null} onClick={toOlder}>
              <span className={styles['key']}>
                {say(texts.older)}
                <KeyHint>{KEYS.older.caps[0]}</KeyHint>
              </span>
            </Button>
          </nav>
        )}
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

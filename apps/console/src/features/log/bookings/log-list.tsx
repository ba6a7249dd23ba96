import { useSay } from '@karigar/client/i18n/use-say';
import { Button } from '@karigar/ui/button/button';
import { KeyHint } from '@karigar/ui/key-hint/key-hint';
import { Text } from '@karigar/ui/text/text';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { OLDEST_PAGE } from '@karigar/domain/console/record';
import { KEYS } from '#platform/keys/key-table';
import { useKeys } from '#platform/keys/use-keys';
import { LogRow, rowId } from './log-row.tsx';
import { logMessages as texts } from './log.messages.ts';
import styles from './log-screen.module.css';
import { FIRST_PAGE, isSamePage, type LogAddress, type LogPage } from './use-log-address.ts';
import type { Log } from './use-log.ts';
import { useRowWindow } from './use-row-window.ts';

/** Bookings read ahead of those on the screen, and where somebody scrolls to. */
const AHEAD = 100;
const FAR_AHEAD = 250;
const LAST_PAGE: LogPage = { after: null, before: OLDEST_PAGE };
/** Whoever scrolls on has not arrived. */
const REST_MS = 400;

/** The log as one long list, of which the part around the screen is in memory and on the page. */
export const LogList = ({
  log: { rows, read, opening, opened, count, open },
  address,
  selected,
}: {
  log: Log;
  address: LogAddress;
  selected: string | null;
}) => {
  const say = useSay();
  const ids = rows.map(({ booking }) => rowId(booking));
  const { list, onScroll, bring, first, last, at, heading, above, below, screenful } =
    useRowWindow(ids);
  const chosen = rows.findIndex(({ booking }) => booking.no === selected);
  const chosenId = ids[chosen];
  const {
    hasNextPage,
    hasPreviousPage,
    fetchNextPage,
    fetchPreviousPage,
    isFetching,
    isError,
    isPlaceholderData,
  } = read;

  const choose = (place: number): void => {
    const [row, id] = [rows[place], ids[place]];
    if (row === undefined || id === undefined) return;
    address.choose(row.booking.no);
    bring(id);
  };
  // What is chosen may have gone from memory; the choice then goes on from the screen.
  const from = chosen === -1 ? at : chosen;
  const move = (step: number): void => choose(Math.max(0, Math.min(rows.length - 1, from + step)));
  const toOldest = (): void => (hasNextPage ? open(LAST_PAGE) : choose(rows.length - 1));
  const toLatest = (): void => (hasPreviousPage ? open(FIRST_PAGE) : choose(0));
  useKeys({
    next: () => move(1),
    previous: () => move(-1),
    older: () => move(screenful()),
    newer: () => move(-screenful()),
    oldest: toOldest,
    latest: toLatest,
  });

  const showOpened = useEffectEvent(() => {
    const isAtEnd = opened.before === OLDEST_PAGE;
    const start = rows.findIndex(({ page }) => isSamePage(page, opened));
    const id = chosenId ?? ids[isAtEnd ? ids.length - 1 : start];
    if (id !== undefined) bring(id, isAtEnd ? 'end' : 'start');
  });
  useLayoutEffect(() => {
    if (opening !== null) showOpened();
  }, [opening]);

  const canRead = !isFetching && !isError && !isPlaceholderData;
  const readsOlder = canRead && hasNextPage && rows.length - at < (heading > 0 ? FAR_AHEAD : AHEAD);
  const readsNewer = canRead && hasPreviousPage && at < (heading < 0 ? FAR_AHEAD : AHEAD);
  useEffect(() => {
    if (readsOlder) void fetchNextPage();
    else if (readsNewer) void fetchPreviousPage();
  }, [readsOlder, readsNewer, fetchNextPage, fetchPreviousPage]);

  const rest = useEffectEvent((place: number) => {
    const page = rows[place]?.page;
    if (opening !== null && page !== undefined && !isSamePage(page, address.page))
      address.rest(page);
  });
  useEffect(() => {
    const timer = setTimeout(() => rest(at), REST_MS);
    return () => clearTimeout(timer);
  }, [at]);

  return (
    <>
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={say(texts.list)}
        aria-activedescendant={chosen >= first && chosen < last ? chosenId : undefined}
        className={styles['list']}
        onScroll={onScroll}
      >
        <div data-space="" role="presentation" style={{ height: above }} />
        {rows.slice(first, last).map(({ booking, at: place }) => (
          <LogRow
            key={booking.id}
            booking={booking}
            place={{ at: place, of: count }}
            selected={booking.no === selected}
            onSelect={() => address.choose(booking.no)}
          />
        ))}
        <div data-space="" role="presentation" style={{ height: below }} />
      </div>
      {isError && (
        <div role="alert" className={styles['ends']}>
          <Text>{say(texts.notRead)}</Text>
          <Button
            variant="secondary"
            icon="refresh"
            onClick={() =>
              void (at < rows.length / 2 && hasPreviousPage ? fetchPreviousPage() : fetchNextPage())
            }
          >
            {say(texts.readOn)}
          </Button>
        </div>
      )}
      {(hasNextPage || hasPreviousPage) && <Ends toOldest={toOldest} toLatest={toLatest} />}
    </>
  );
};

/** The scroll bar knows the part in memory alone, so the ends have buttons. */
const Ends = ({ toOldest, toLatest }: { toOldest: () => void; toLatest: () => void }) => {
  const say = useSay();
  return (
    <nav aria-label={say(texts.ends)} className={styles['ends']}>
      <Button variant="secondary" icon="left" onClick={toLatest}>
        <span className={styles['key']}>
          {say(texts.latest)}
          <KeyHint>{KEYS.latest.caps[0]}</KeyHint>
        </span>
      </Button>
      <Button variant="secondary" icon="right" onClick={toOldest}>
        <span className={styles['key']}>
          {say(texts.oldest)}
          <KeyHint>{KEYS.oldest.caps[0]}</KeyHint>
        </span>
      </Button>
    </nav>
  );
};

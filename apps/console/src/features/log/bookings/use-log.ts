import { OLDEST_PAGE } from '@karigar/domain/console/record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { logQuery, type Opened, type PlacedBooking } from './log-query.ts';
import { isSamePage, type LogAddress, type LogPage } from './use-log-address.ts';

type Begun = { readonly opening: string | null; readonly no: string | null };

const NONE: readonly PlacedBooking[] = [];

/** The bookings around the place where the log was opened, which grow to both sides and stay few. */
export const useLog = (address: LogAddress) => {
  const desk = useDesk();
  const [opened, setOpened] = useState<Opened>({ page: address.page, times: 0 });
  const [begun, setBegun] = useState<Begun>({ opening: null, no: null });
  const [known, setKnown] = useState(address.page);
  const query = logQuery(address.filter, desk?.cityId ?? null, opened);
  const read = useInfiniteQuery({ ...query, enabled: desk !== undefined });
  const { data, isPlaceholderData } = read;
  const reopen = (page: LogPage): void => setOpened(({ times }) => ({ page, times: times + 1 }));
  if (!isSamePage(address.page, known)) {
    setKnown(address.page);
    const isHere =
      !isPlaceholderData && data?.params.some((page) => isSamePage(page, address.page)) === true;
    if (!isHere) reopen(address.page);
  }
  const rows = data?.rows ?? NONE;
  const last = rows.at(-1)?.at;
  const opening = isPlaceholderData || data === undefined ? null : JSON.stringify(query.queryKey);
  if (opening !== null && opening !== begun.opening) {
    const isAtEnd = opened.page.before === OLDEST_PAGE;
    const start = isAtEnd ? rows.at(-1) : rows.find(({ page }) => isSamePage(page, opened.page));
    setBegun({ opening, no: start?.booking.no ?? null });
  }
  return {
    query,
    read,
    rows,
    /** Changes when other bookings take the place of those on the screen. */
    opening,
    opened: opened.page,
    /** The booking at which it was opened. */
    begin: begun.no,
    /** How many there are in all, where it is known. */
    count: read.hasNextPage || typeof last !== 'number' ? null : last + 1,
    open: (page: LogPage): void => {
      if (isSamePage(page, address.page)) reopen(page);
      address.turn(page);
    },
    /** From the page on the screen. */
    readAgain: (): void => reopen(address.page),
  };
};

export type Log = ReturnType<typeof useLog>;

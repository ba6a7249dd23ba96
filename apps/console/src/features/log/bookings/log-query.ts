import type { InputOf, OutputOf } from '@karigar/contract/define-call';
import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import { LOG_PAGE } from '@karigar/domain/console/record';
import { infiniteQueryOptions, keepPreviousData, type InfiniteData } from '@tanstack/react-query';
import { reading } from '#platform/cache/read';
import { FIRST_PAGE, isSamePage, type LogAddress, type LogPage } from './use-log-address.ts';

type Page = OutputOf<typeof listAllBookings>;
export type LoggedBooking = Page['bookings'][number];

type Ask = InputOf<typeof listAllBookings>;

/** Where the log was opened; `times` tells openings at the same place apart. */
export type Opened = { readonly page: LogPage; readonly times: number };

/** With the place of its first booking in the whole log, where that is known. */
type PlacedPage = LogPage & { readonly at: number | null };

/** A booking with its page, and its place in the whole log where that is known. */
export type PlacedBooking = {
  readonly booking: LoggedBooking;
  readonly page: LogPage;
  readonly at: number | null;
};

const NO_PAGE: PlacedPage = { ...FIRST_PAGE, at: null };

const placeAll = ({ pages, pageParams }: InfiniteData<Page, PlacedPage>) => ({
  params: pageParams,
  rows: pages.flatMap(({ bookings }, nth) => {
    const { at, ...page } = pageParams[nth] ?? NO_PAGE;
    return bookings.map((booking, place): PlacedBooking => ({
      booking,
      page,
      at: at === null ? null : at + place,
    }));
  }),
});

/** Pages in memory; farther ones are read again. */
const MOST_PAGES = 10;

/** Without what is not limited. */
const given = (ask: { readonly [Name in keyof Ask]: Ask[Name] | null }): Ask =>
  Object.fromEntries(Object.entries(ask).filter(([, value]) => value !== null));

/** The log around the page where it was opened. Each page is audited, so it is read again by a key and not by the clock. */
export const logQuery = (
  filter: LogAddress['filter'],
  cityId: number | null,
  { page, times }: Opened,
) => {
  const opened: PlacedPage = { ...page, at: isSamePage(page, FIRST_PAGE) ? 0 : null };
  return infiniteQueryOptions({
    queryKey: ['log', given({ ...filter, cityId }), page, times],
    queryFn: ({ signal, pageParam: { after, before } }) =>
      reading(listAllBookings, given({ ...filter, cityId, after, before }))({ signal }),
    initialPageParam: opened,
    getNextPageParam: ({ older, bookings }, _pages, { at }): PlacedPage | null =>
      older === null
        ? null
        : { after: older, before: null, at: at === null ? null : at + bookings.length },
    getPreviousPageParam: ({ newer }, _pages, { at }): PlacedPage | null =>
      newer === null
        ? null
        : { after: null, before: newer, at: at === null ? null : Math.max(0, at - LOG_PAGE) },
    select: placeAll,
    maxPages: MOST_PAGES,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
};

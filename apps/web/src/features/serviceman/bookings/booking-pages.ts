import type { Booking } from '@karigar/contract/bookings/booking';
import { PAGE_SIZE } from '@karigar/domain/paging';
import { shownPages } from '#platform/paging/shown-pages';

type Pages = readonly (readonly Booking[])[];

/** The same pages with current bookings. Removed ones stay until the pages are read again. */
export const refreshPages = (pages: Pages, live: readonly Booking[]): Booking[][] => {
  const byId = new Map(live.map((booking) => [booking.id, booking]));
  return pages.map((page) => page.map((booking) => byId.get(booking.id) ?? booking));
};

/** Whether the pages are still the start of the whole list, in order: else a booking was added, removed or moved. */
export const beginsList = (pages: Pages, live: readonly Booking[]): boolean => {
  const loaded = shownPages(pages).flat();
  return loaded.length <= live.length && loaded.every(({ id }, at) => live[at]?.id === id);
};

/** The whole list, split into pages. */
export const pagesOf = (live: readonly Booking[]) => {
  const count = Math.max(1, Math.ceil(live.length / PAGE_SIZE));
  const starts = Array.from({ length: count }, (_, page) => page * PAGE_SIZE);
  return {
    pages: starts.map((start) => live.slice(start, start + PAGE_SIZE)),
    pageParams: starts.map((_, page) => page + 1),
  };
};

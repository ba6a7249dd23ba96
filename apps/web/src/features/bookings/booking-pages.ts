import type { Booking } from '@karigar/contract/bookings/booking';

type Pages = readonly (readonly Booking[])[];

/**
 * What of each page is shown: each booking once, since one may slip onto the next page between two loads. A page
 * that loses none keeps its identity, so that it is not drawn again.
 */
export const shownPages = (
  pages: Pages,
  isShown: (booking: Booking) => boolean = () => true,
): Pages => {
  const seen = new Set<number>();
  return pages.map((page) => {
    const shown = page.filter((booking) => {
      const isFirst = !seen.has(booking.id);
      seen.add(booking.id);
      return isFirst && isShown(booking);
    });
    return shown.length === page.length ? page : shown;
  });
};

/** The same pages with each booking as it is now. Those that are gone stay until the pages are read again. */
export const refreshPages = (pages: Pages, live: readonly Booking[]): Booking[][] => {
  const byId = new Map(live.map((booking) => [booking.id, booking]));
  return pages.map((page) => page.map((booking) => byId.get(booking.id) ?? booking));
};

/** Whether the pages still begin the whole list, in its order: else one came, went or moved. */
export const beginsList = (pages: Pages, live: readonly Booking[]): boolean => {
  const loaded = shownPages(pages).flat();
  return loaded.length <= live.length && loaded.every(({ id }, at) => live[at]?.id === id);
};

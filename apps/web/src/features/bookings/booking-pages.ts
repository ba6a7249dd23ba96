import type { Booking } from '@karigar/contract/bookings/booking';

type Pages = readonly (readonly Booking[])[];

/** In the order the server gave, each once: a booking may slip onto the next page between two loads. */
export const flattenPages = (pages: Pages): readonly Booking[] => [
  ...new Map(pages.flat().map((booking) => [booking.id, booking])).values(),
];

/** The same pages with each booking as it is now. Those that are gone stay until the pages are read again. */
export const refreshPages = (pages: Pages, live: readonly Booking[]): Booking[][] => {
  const byId = new Map(live.map((booking) => [booking.id, booking]));
  return pages.map((page) => page.map((booking) => byId.get(booking.id) ?? booking));
};

/** Whether the pages still begin the whole list, in its order: else one came, went or moved. */
export const beginsList = (pages: Pages, live: readonly Booking[]): boolean => {
  const loaded = flattenPages(pages);
  return loaded.length <= live.length && loaded.every(({ id }, at) => live[at]?.id === id);
};

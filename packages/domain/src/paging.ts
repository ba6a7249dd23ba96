export const PAGE_SIZE = 10;

/** A full page means that more may follow; a short or empty page ends the list. */
export const pageAfter = (page: number, received: number): number | null =>
  received === PAGE_SIZE ? page + 1 : null;

export const PAGE_SIZE = 10;

/** A full page means more may follow; a short or empty one ends the list. */
export const pageAfter = (page: number, received: number): number | null =>
  received === PAGE_SIZE ? page + 1 : null;

import { accepted, refused, type Result } from '../result.ts';

/** Open obligations of a person, on either side of a booking. */
export type Ties = { readonly openBookings: number; readonly unpaidBookings: number };

export type ErasureRefusal = 'erasure.booking-open' | 'erasure.money-open';

/** An account cannot be erased during a job or with money owed. */
export const mayErase = ({ openBookings, unpaidBookings }: Ties): Result<null, ErasureRefusal> => {
  if (openBookings > 0) return refused('erasure.booking-open');
  return unpaidBookings > 0 ? refused('erasure.money-open') : accepted(null);
};

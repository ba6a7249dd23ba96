import { paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

/** What one operator may move on one booking. More needs a second person. */
const ONE_OPERATOR_MOST = paise(200_000);

export const mayMoveAlone = (
  movedOnBooking: number,
  isProduction: boolean,
): Result<null, 'operator.second-person'> =>
  isProduction && Math.abs(movedOnBooking) > ONE_OPERATOR_MOST
    ? refused('operator.second-person')
    : accepted(null);

/** A reveal has no amount that is small enough for one person. */
export const mayActAlone = (isProduction: boolean): Result<null, 'operator.second-person'> =>
  isProduction ? refused('operator.second-person') : accepted(null);

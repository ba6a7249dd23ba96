import { paise, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

/** What one operator may move on one job, and in a day. More needs a second person. */
export const ONE_OPERATOR_MOST: Paise = paise(200_000);
export const ONE_OPERATOR_DAY: Paise = paise(1_000_000);

/** `onJob` with what was moved there before, in either direction; `today` by this operator, with this act. */
export const needsSecondPerson = (moved: {
  readonly onJob: Paise;
  readonly today: Paise;
}): boolean => Math.abs(moved.onJob) > ONE_OPERATOR_MOST || moved.today > ONE_OPERATOR_DAY;

/** A reveal has no amount that is small enough for one person. */
export const mayActAlone = (isProduction: boolean): Result<null, 'operator.second-person'> =>
  isProduction ? refused('operator.second-person') : accepted(null);

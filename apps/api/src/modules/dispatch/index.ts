import { assignBookingHandler } from './calls/assign-booking.ts';
import { cancelForCustomerHandler } from './calls/cancel-for-customer.ts';
import { endForServicemanHandler } from './calls/end-for-serviceman.ts';
import { freeServicemanHandler } from './calls/free-serviceman.ts';
import { getBoardHandler } from './calls/get-board.ts';
import { holdForServicemanHandler } from './calls/hold-for-serviceman.ts';
import { listJobsToFreeHandler } from './calls/list-jobs-to-free.ts';
import { listMatchesHandler } from './calls/list-matches.ts';
import { listMovesHandler } from './calls/list-moves.ts';
import { moveBookingHandler } from './calls/move-booking.ts';
import { offerBookingHandler } from './calls/offer-booking.ts';
import { readCardsHandler } from './calls/read-cards.ts';
import { releaseBookingHandler } from './calls/release-booking.ts';
import { reopenBookingHandler } from './calls/reopen-booking.ts';

export { endNow } from './calls/end-for-serviceman.ts';
export { findWaitingBookings } from './find-waiting.ts';
export { listWaitingBookings } from './list-waiting.ts';

export const dispatchHandlers = [
  assignBookingHandler,
  cancelForCustomerHandler,
  endForServicemanHandler,
  freeServicemanHandler,
  getBoardHandler,
  holdForServicemanHandler,
  listJobsToFreeHandler,
  listMatchesHandler,
  listMovesHandler,
  moveBookingHandler,
  offerBookingHandler,
  readCardsHandler,
  releaseBookingHandler,
  reopenBookingHandler,
];

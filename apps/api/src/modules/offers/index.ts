import { acceptOfferHandler } from './calls/accept-offer.ts';
import { giveBackBookingHandler } from './calls/give-back-booking.ts';
import { listOffersHandler } from './calls/list-offers.ts';
import { listPastOffersHandler } from './calls/list-past-offers.ts';
import { refuseOfferHandler } from './calls/refuse-offer.ts';

export { CANDIDATE_STATEMENT, listNearest, lockWork } from './candidate-store.ts';
export { dispatchBooking, firstMatch, offerNow } from './dispatch-booking.ts';
export { lockFit, matchesFor } from './job-of.ts';
export { findDue, listDue } from './dispatch-store.ts';

export const offerHandlers = [
  listOffersHandler,
  listPastOffersHandler,
  acceptOfferHandler,
  refuseOfferHandler,
  giveBackBookingHandler,
];

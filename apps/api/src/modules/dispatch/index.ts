import { acceptOfferAnswer } from './calls/accept-offer.ts';
import { getDutyAnswer } from './calls/get-duty.ts';
import { giveBackBookingAnswer } from './calls/give-back-booking.ts';
import { listOffersAnswer } from './calls/list-offers.ts';
import { listPastOffersAnswer } from './calls/list-past-offers.ts';
import { refuseOfferAnswer } from './calls/refuse-offer.ts';
import { saveDaysOffAnswer } from './calls/save-days-off.ts';
import { saveWorkingHoursAnswer } from './calls/save-working-hours.ts';
import { setDutyAnswer } from './calls/set-duty.ts';

export { CANDIDATE_STATEMENT, listNearest } from './candidate-store.ts';
export { dispatchBooking } from './dispatch-booking.ts';
export { findDue, listDue } from './dispatch-store.ts';

export const dispatchAnswers = [
  listOffersAnswer,
  listPastOffersAnswer,
  acceptOfferAnswer,
  refuseOfferAnswer,
  giveBackBookingAnswer,
  getDutyAnswer,
  setDutyAnswer,
  saveWorkingHoursAnswer,
  saveDaysOffAnswer,
];

import { acceptOfferAnswer } from '../offers/calls/accept-offer.ts';
import { getDutyAnswer } from '../work-times/calls/get-duty.ts';
import { giveBackBookingAnswer } from '../offers/calls/give-back-booking.ts';
import { listOffersAnswer } from '../offers/calls/list-offers.ts';
import { listPastOffersAnswer } from '../offers/calls/list-past-offers.ts';
import { refuseOfferAnswer } from '../offers/calls/refuse-offer.ts';
import { saveDaysOffAnswer } from './calls/save-days-off.ts';
import { saveWorkingHoursAnswer } from './calls/save-working-hours.ts';
import { setDutyAnswer } from '../work-times/calls/set-duty.ts';

export { CANDIDATE_STATEMENT, listNearest } from '../offers/candidate-store.ts';
export { dispatchBooking } from '../offers/dispatch-booking.ts';
export { findDue, listDue } from '../offers/dispatch-store.ts';

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

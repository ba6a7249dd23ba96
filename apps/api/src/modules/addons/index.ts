import { answerAddOnAnswer } from './calls/answer-add-on.ts';
import { listBookingAddOnsAnswer } from './calls/list-booking-add-ons.ts';
import { listServiceAddOnsAnswer } from './calls/list-service-add-ons.ts';
import { proposeAddOnsAnswer } from './calls/propose-add-ons.ts';

export const addOnAnswers = [
  listServiceAddOnsAnswer,
  proposeAddOnsAnswer,
  listBookingAddOnsAnswer,
  answerAddOnAnswer,
];

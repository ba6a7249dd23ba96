import { answerAddOnAnswer } from '../add-ons/calls/answer-add-on.ts';
import { listBookingAddOnsAnswer } from '../add-ons/calls/list-booking-add-ons.ts';
import { listServiceAddOnsAnswer } from '../add-ons/calls/list-service-add-ons.ts';
import { proposeAddOnsAnswer } from '../add-ons/calls/propose-add-ons.ts';

export const addOnAnswers = [
  listServiceAddOnsAnswer,
  proposeAddOnsAnswer,
  listBookingAddOnsAnswer,
  answerAddOnAnswer,
];

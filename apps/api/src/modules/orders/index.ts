import { listSlotsAnswer } from './calls/list-slots.ts';
import { placeOrderAnswer } from './calls/place-order.ts';

export const orderAnswers = [listSlotsAnswer, placeOrderAnswer];

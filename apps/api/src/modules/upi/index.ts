import { askByUpiAnswer } from './calls/ask-by-upi.ts';
import { confirmUpiAnswer } from './calls/confirm-upi.ts';
import { getUpiRequestAnswer } from './calls/get-upi-request.ts';

export const upiAnswers = [getUpiRequestAnswer, askByUpiAnswer, confirmUpiAnswer];

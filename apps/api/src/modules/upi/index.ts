import { askByUpiAnswer } from '../payments/calls/ask-by-upi.ts';
import { confirmUpiAnswer } from '../payments/calls/confirm-upi.ts';
import { getUpiRequestAnswer } from '../payments/calls/get-upi-request.ts';

export const upiAnswers = [getUpiRequestAnswer, askByUpiAnswer, confirmUpiAnswer];

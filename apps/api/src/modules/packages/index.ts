import { getCarDetailsAnswer } from './calls/get-car-details.ts';

export const packageAnswers = [getCarDetailsAnswer];

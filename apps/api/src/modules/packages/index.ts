import { getCarDetailsHandler } from './calls/get-car-details.ts';

export const packageHandlers = [getCarDetailsHandler];

import { USUAL_HOURS } from '../work-times/usual-hours.ts';

/** The largest quantity of anything in an order. */
export const MOST_QUANTITY = 20;

/** A visit begins and ends on one day: the longest one fills a usual working day. */
const LONGEST_VISIT_MINUTES = USUAL_HOURS.toMinute - USUAL_HOURS.fromMinute;

/** How many units of a service fit into one visit; 0 for a service that is longer than a working day. */
export const mostQuantity = (minutes: number): number =>
  Math.min(MOST_QUANTITY, Math.floor(LONGEST_VISIT_MINUTES / minutes));

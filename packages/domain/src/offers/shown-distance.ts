import { travelMinutes } from './travel.ts';

const STEP_METRES = 500;

/**
 * How far an offer says it is: to half a kilometre, and at least that. Exact distances from three places would name
 * the door. The travel time is of the same distance, because it would say the exact one again.
 */
export const shownDistance = (
  km: number,
): { readonly metres: number; readonly travelMinutes: number } => {
  const steps = Math.max(1, Math.round((km * 1000) / STEP_METRES));
  const metres = steps * STEP_METRES;
  return { metres, travelMinutes: travelMinutes(metres / 1000) };
};

/** Roads are longer than the straight line; the average city speed. */
const ROAD_PER_LINE = 1.3;
const KM_PER_HOUR = 16;

/** Whole minutes by scooter through an Indian city. */
export const travelMinutes = (km: number): number =>
  Math.ceil((km * ROAD_PER_LINE * 60) / KM_PER_HOUR);

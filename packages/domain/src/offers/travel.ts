/** A road is longer than the line, and a city lets nobody drive faster than this on average. */
const ROAD_PER_LINE = 1.3;
const KM_PER_HOUR = 16;

/** Whole minutes on the way by scooter through an Indian city. */
export const travelMinutes = (km: number): number =>
  Math.ceil((km * ROAD_PER_LINE * 60) / KM_PER_HOUR);

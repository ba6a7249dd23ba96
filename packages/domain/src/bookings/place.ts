/** A point on the map, in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Straight-line distance. */
export const kmBetween = (one: Place, other: Place): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const share = north * north + along * east * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)));
};

/** In whole metres. */
export const metresBetween = (one: Place, other: Place): number =>
  Math.round(kmBetween(one, other) * 1000);

/** Inside India's bounding box. */
export const isInIndia = ({ latitude, longitude }: Place): boolean =>
  latitude >= 6 && latitude <= 38 && longitude >= 68 && longitude <= 98;

/** How far the pin may be from the centre of its area. */
const FARTHEST_PIN_KM = 12;

export const isPinInArea = (pin: Place, area: Place): boolean =>
  kmBetween(pin, area) <= FARTHEST_PIN_KM;

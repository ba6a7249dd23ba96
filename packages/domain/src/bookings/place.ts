/** A point on the map, in degrees. */
export type Place = { readonly latitude: number; readonly longitude: number };

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** As the crow flies. */
export const kmBetween = (one: Place, other: Place): number => {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude));
  const share = north * north + along * east * east;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share)));
};

/** Inside the box in which all of India lies. */
export const isInIndia = ({ latitude, longitude }: Place): boolean =>
  latitude >= 6 && latitude <= 38 && longitude >= 68 && longitude <= 98;

/** The pin may stand this far from the middle of the area it is said to be in. */
const FARTHEST_PIN_KM = 12;

export const isPinInArea = (pin: Place, area: Place): boolean =>
  kmBetween(pin, area) <= FARTHEST_PIN_KM;

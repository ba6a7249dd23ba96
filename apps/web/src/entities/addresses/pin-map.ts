import { kmBetween, type Place } from '@karigar/domain/bookings/place';

/** Half of the map's width and height. */
const HALF_KM = 6;
const KM_PER_DEGREE = 111.2;

const kmPerDegreeEast = ({ latitude }: Place): number =>
  KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);

/** The place so many kilometres north and east of another. */
export const moved = (from: Place, north: number, east: number): Place => ({
  latitude: from.latitude + north / KM_PER_DEGREE,
  longitude: from.longitude + east / kmPerDegreeEast(from),
});

/** A place's position on a map around the middle, as shares of width and height from the top left. */
export const onMap = (middle: Place, place: Place): { readonly x: number; readonly y: number } => ({
  x: 0.5 + ((place.longitude - middle.longitude) * kmPerDegreeEast(middle)) / (2 * HALF_KM),
  y: 0.5 - ((place.latitude - middle.latitude) * KM_PER_DEGREE) / (2 * HALF_KM),
});

/** The place under a point of the map. */
export const fromMap = (middle: Place, x: number, y: number): Place =>
  moved(middle, (0.5 - y) * 2 * HALF_KM, (x - 0.5) * 2 * HALF_KM);

/** A pin must stay on the map. */
export const isOnMap = (middle: Place, place: Place): boolean => {
  const { x, y } = onMap(middle, place);
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
};

/** The least distance between labels, and between a label and the map's edge. */
const APART = { x: 0.34, y: 0.12 };
const INSIDE = { left: 0.17, right: 0.83, top: 0.02, bottom: 0.88 };

/** The areas whose labels fit: the own area first, then the nearest. */
export const named = <Area extends Place>(middle: Area, areas: readonly Area[]): Area[] => {
  const kept: Area[] = [middle];
  const near = areas
    .map((area) => ({ area, km: kmBetween(middle, area) }))
    .toSorted((one, other) => one.km - other.km);
  for (const { area, km } of near) {
    const { x, y } = onMap(middle, area);
    const isInside = x >= INSIDE.left && x <= INSIDE.right && y >= INSIDE.top && y <= INSIDE.bottom;
    const isClear = kept.every((other) => {
      const place = onMap(middle, other);
      return Math.abs(place.x - x) >= APART.x || Math.abs(place.y - y) >= APART.y;
    });
    if (km > 0 && isInside && isClear) kept.push(area);
  }
  return kept;
};

/** '300 m' or '2.4 km'. */
export const distanceText = (one: Place, other: Place): string => {
  const km = kmBetween(one, other);
  return km < 1 ? `${Math.round(km * 10) * 100} m` : `${km.toFixed(1)} km`;
};

/** The nearest area on whose map a place is; null if we serve none there. */
export const nearestOn = <Area extends Place>(areas: readonly Area[], place: Place): Area | null =>
  areas
    .filter((area) => isOnMap(area, place))
    .toSorted((one, other) => kmBetween(one, place) - kmBetween(other, place))[0] ?? null;

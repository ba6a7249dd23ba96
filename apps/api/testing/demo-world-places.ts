import { CITIES } from '#catalogue/cities';

/** The location of an area of the catalogue. */
export const areaNamed = (name: string) => {
  const found = CITIES.flatMap(({ areas }) => areas).find(([, { message }]) => message === name);
  if (found === undefined) throw new RangeError(`the catalogue has no area ${name}`);
  const [id, , , latitude, longitude] = found;
  return { id, latitude, longitude };
};

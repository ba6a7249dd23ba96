/** For a path of the specification without an id: adds the id as a query parameter. */
export const askingFor = (path: string, id: number): string => `${path}?id=${id}`;

/** The id from the query; null if missing or invalid. */
export const askedId = (search: string): number | null => {
  const written = new URLSearchParams(search).get('id') ?? '';
  return /^[1-9]\d{0,15}$/.test(written) && Number.isSafeInteger(Number(written))
    ? Number(written)
    : null;
};

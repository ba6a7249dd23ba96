/** Where a path of the specification has no id in it, it travels as a question. */
export const askingFor = (path: string, id: number): string => `${path}?id=${id}`;

/** The id of such a question; null where there is none to read. */
export const askedId = (search: string): number | null => {
  const written = new URLSearchParams(search).get('id') ?? '';
  return /^[1-9]\d{0,15}$/.test(written) && Number.isSafeInteger(Number(written))
    ? Number(written)
    : null;
};

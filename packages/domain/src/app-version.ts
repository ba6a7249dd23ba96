const VERSION = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/;

type Parts = readonly [number, number, number];

const partsOf = (written: string): Parts | null => {
  const found = VERSION.exec(written);
  return found && [Number(found[1]), Number(found[2]), Number(found[3])];
};

export const isAppVersion = (written: string): boolean => partsOf(written) !== null;

/** Whether the app must update first. An app that sends no version is never refused. */
export const isTooOld = (version: string, minimum: string): boolean => {
  const own = partsOf(version);
  const least = partsOf(minimum);
  if (own === null || least === null) return false;
  const differing = own.findIndex((part, at) => part !== least[at]);
  return differing !== -1 && (own[differing] ?? 0) < (least[differing] ?? 0);
};

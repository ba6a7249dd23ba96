/** Hundredths of a percent of '12.5', '12.5 %' or '0.1'; null for anything else or below a hundredth. */
export const readPercent = (written: string): number | null => {
  const [, whole, part = ''] =
    /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(written.replaceAll(/[\s%]/g, '')) ?? [];
  if (whole === undefined) return null;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= 10_000 ? points : null;
};

/** '12.5 %' of 1250. */
export const writePercent = (basisPoints: number): string => `${basisPoints / 100} %`;

const KB = 1000;
const MB = 1_000_000;

/** Bytes as text: whole kilobytes, from one megabyte on with one decimal. */
export const sizeOf = (
  bytes: number,
): { readonly unit: 'kilobytes' | 'megabytes'; readonly count: string } =>
  bytes < MB
    ? { unit: 'kilobytes', count: String(Math.ceil(bytes / KB)) }
    : { unit: 'megabytes', count: (bytes / MB).toFixed(1) };

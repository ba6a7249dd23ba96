const MARK = 'karigar-done';
const WRITTEN = new RegExp(`^${MARK}:(\\d{1,16}):(\\d{6})$`);

/** The customer's code as her phone shows it to a camera: good for this booking only. */
export const writeCompletionQr = (bookingId: number, code: string): string =>
  `${MARK}:${bookingId}:${code}`;

/** The code for this booking, or why there is none: a code of another job, or no code of ours. */
export const readCompletionQr = (
  written: string,
  bookingId: number,
): { readonly code: string } | 'other-booking' | 'not-ours' => {
  const [, id, code] = WRITTEN.exec(written.trim()) ?? [];
  if (id === undefined || code === undefined) return 'not-ours';
  return Number(id) === bookingId ? { code } : 'other-booking';
};

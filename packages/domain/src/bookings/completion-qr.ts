const MARK = 'karigar-done';
const WRITTEN = new RegExp(`^${MARK}:(\\d{1,16}):(\\d{6})$`);

/** The completion code as a QR code on the customer's phone, valid for this booking only. */
export const writeCompletionQr = (bookingId: number, code: string): string =>
  `${MARK}:${bookingId}:${code}`;

/** The code for this booking, or why there is none: another booking's code, or not our QR code. */
export const readCompletionQr = (
  written: string,
  bookingId: number,
): { readonly code: string } | 'other-booking' | 'not-ours' => {
  const [, id, code] = WRITTEN.exec(written.trim()) ?? [];
  if (id === undefined || code === undefined) return 'not-ours';
  return Number(id) === bookingId ? { code } : 'other-booking';
};

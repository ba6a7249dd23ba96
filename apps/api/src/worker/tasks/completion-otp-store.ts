import type { Language } from '@karigar/domain/language';
import type { Statement, Transaction } from '#platform/db';

const FIND: Statement = {
  name: 'find-completion-otp',
  text: `SELECT b.state, b.booking_no, b.customer_phone, a.language, c.code_sealed
    FROM bookings b JOIN completion_codes c ON c.booking_id = b.id
      JOIN accounts a ON a.id = b.customer_id WHERE b.id = $1`,
};

export type CompletionOtpRow = {
  readonly state: string;
  readonly booking_no: string;
  readonly customer_phone: string | null;
  readonly language: Language;
  readonly code_sealed: string;
};

export const findCompletionOtp = async (
  tx: Transaction,
  bookingId: number,
): Promise<CompletionOtpRow | null> =>
  (await tx.rows<CompletionOtpRow>(FIND, [bookingId]))[0] ?? null;

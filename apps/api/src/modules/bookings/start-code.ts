import { createHash } from 'node:crypto';
import {
  START_CODES,
  startProof,
  writeStartCode,
  type StartProof,
} from '@karigar/domain/bookings/start-code';
import { sameText } from '#platform/vault';
import type { CallScope } from '#wire/define-handler';
import type { BookingRow } from './booking-row.ts';

type Scope = Pick<CallScope, 'context'>;
type Subject = Pick<BookingRow, 'id' | 'serviceman_id' | 'work_rules'>;

/** Of this serviceman: after a reassignment the customer reads another code. */
const subjectOf = ({ id, serviceman_id: serviceman }: Subject): string => `${id}:${serviceman}`;

const codeOf = (hash: string): string => {
  const number = createHash('sha256').update(hash).digest().readUInt32BE();
  return writeStartCode(number % START_CODES);
};

/** For the customer alone: derived, so it is stored nowhere. A serviceman's session never gets it. */
export const startCodeOf = ({ context }: Scope, booking: Subject): string =>
  codeOf(context.vault.keyedHash(subjectOf(booking), 'start-code'));

/** How this start is proven; null for a service that asks for no code. */
export const proofOfStart = (
  { context }: Scope,
  booking: Subject,
  typed: string,
): StartProof | null =>
  startProof(booking.work_rules?.asksStartCode ?? false, typed, (code) =>
    context.vault
      .keyedHashes(subjectOf(booking), 'start-code')
      .some((hash) => sameText(codeOf(hash), code)),
  );

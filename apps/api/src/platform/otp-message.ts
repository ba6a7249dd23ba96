import type { Instant } from '@karigar/domain/dates/instant';
import { OTP_PURPOSES, type OtpPurpose } from '@karigar/domain/identity/otp-purpose';
import { CHANNELS, type Recipient } from '@karigar/domain/identity/recipient';
import { ALL_LANGUAGES, type Language } from '@karigar/domain/language';
import * as z from 'zod/mini';
import type { Vault } from './vault.ts';

/** A code to send. Recipient and code are encrypted, because jobs are rows of a table. */
export type OtpMessage = {
  readonly sendId: number;
  readonly purpose: OtpPurpose;
  readonly to: Recipient;
  readonly code: string;
  readonly language: Language;
  readonly validUntil: Instant;
  /** False: nothing is sent. */
  readonly isMessage: boolean;
};

const secret = z.object({
  to: z.object({ channel: z.enum(CHANNELS), address: z.string() }),
  code: z.string(),
});
const payloadSchema = z.object({
  sendId: z.number(),
  purpose: z.enum(OTP_PURPOSES),
  sealed: z.string(),
  language: z.enum(ALL_LANGUAGES),
  validUntil: z.number(),
  isMessage: z._default(z.boolean(), true),
});

const placeOf = (sendId: number): string => `send-otp:${sendId}`;

export const sealOtp = (
  vault: Vault,
  { to, code, ...open }: OtpMessage,
): z.input<typeof payloadSchema> => ({
  ...open,
  sealed: vault.seal(JSON.stringify({ to, code }), placeOf(open.sendId)),
});

export const openOtp = (vault: Vault, payload: unknown): OtpMessage => {
  const { sealed, ...open } = z.parse(payloadSchema, payload);
  const hidden: unknown = JSON.parse(vault.open(sealed, placeOf(open.sendId)));
  return { ...open, ...z.parse(secret, hidden) };
};

import { LANGUAGES, type Language } from '@karigar/domain/language';
import type { Instant } from '@karigar/domain/dates/instant';
import * as z from 'zod/mini';
import type { Vault } from './vault.ts';

/** A login code on its way to the phone. Phone and code travel sealed: jobs are rows of a table. */
export type LoginOtpMessage = {
  readonly sendId: number;
  readonly phone: string;
  readonly code: string;
  readonly language: Language;
  readonly validUntil: Instant;
};

const secret = z.object({ phone: z.string(), code: z.string() });
const payloadSchema = z.object({
  sendId: z.number(),
  sealed: z.string(),
  language: z.enum(LANGUAGES),
  validUntil: z.number(),
});

const placeOf = (sendId: number): string => `send-login-otp:${sendId}`;

export const sealLoginOtp = (
  vault: Vault,
  { phone, code, ...open }: LoginOtpMessage,
): z.input<typeof payloadSchema> => ({
  ...open,
  sealed: vault.seal(JSON.stringify({ phone, code }), placeOf(open.sendId)),
});

export const openLoginOtp = (vault: Vault, payload: unknown): LoginOtpMessage => {
  const { sealed, ...open } = z.parse(payloadSchema, payload);
  const hidden: unknown = JSON.parse(vault.open(sealed, placeOf(open.sendId)));
  return { ...open, ...z.parse(secret, hidden) };
};

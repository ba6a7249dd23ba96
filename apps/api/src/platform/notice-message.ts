import { randomUUID } from 'node:crypto';
import { CHANNELS, type Recipient } from '@karigar/domain/identity/recipient';
import { ALL_LANGUAGES, type Language } from '@karigar/domain/language';
import * as z from 'zod/mini';
import type { Vault } from './vault.ts';

export const NOTICES = [
  'phone-changed',
  'email-changed',
  'bank-changed',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'new-device',
  'account-claimed',
  'number-claimed',
  'number-released',
  'payouts-frozen',
  'payouts-kept',
  'payouts-restored',
] as const;
export type Notice = (typeof NOTICES)[number];

/** A notice about an account change, sent to the contact from before the change. */
export type NoticeMessage = {
  readonly notice: Notice;
  readonly to: Recipient;
  readonly language: Language;
  /** Of the link "This was not me", for a notice that has one. */
  readonly token?: string | undefined;
};

const envelope = z.object({
  channel: z.enum(CHANNELS),
  address: z.string(),
  token: z.optional(z.string()),
});
const payloadSchema = z.object({
  id: z.string(),
  notice: z.enum(NOTICES),
  sealed: z.string(),
  language: z.enum(ALL_LANGUAGES),
});

const placeOf = (id: string): string => `send-notice:${id}`;

export const sealNotice = (
  vault: Vault,
  { to, token, ...open }: NoticeMessage,
): z.input<typeof payloadSchema> => {
  const id = randomUUID();
  return { id, ...open, sealed: vault.seal(JSON.stringify({ ...to, token }), placeOf(id)) };
};

export const openNotice = (vault: Vault, payload: unknown): NoticeMessage => {
  const { id, sealed, ...open } = z.parse(payloadSchema, payload);
  const { token, ...to } = z.parse(envelope, JSON.parse(vault.open(sealed, placeOf(id))));
  return { ...open, to, token };
};

import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Vault } from './vault.ts';

/** An invitation to mail. Recipient and code are encrypted, because jobs are rows of a table. */
export type InviteMessage = { readonly to: string; readonly code: string };

const secret = z.object({ to: z.string(), code: z.string() });
const payloadSchema = z.object({ id: z.string(), sealed: z.string() });

const placeOf = (id: string): string => `send-invite:${id}`;

export const sealInvite = (
  vault: Vault,
  { to, code }: InviteMessage,
): z.input<typeof payloadSchema> => {
  const id = randomUUID();
  return { id, sealed: vault.seal(JSON.stringify({ to, code }), placeOf(id)) };
};

export const openSealedInvite = (vault: Vault, payload: unknown): InviteMessage => {
  const { id, sealed } = z.parse(payloadSchema, payload);
  return z.parse(secret, JSON.parse(vault.open(sealed, placeOf(id))));
};

/** The code is after the hash: no server, proxy or log sees it. */
export const inviteLink = (consoleUrl: URL, code: string): string =>
  new URL(`/invite#${code}`, consoleUrl).href;

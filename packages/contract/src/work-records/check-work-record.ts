import type { Instant } from '@karigar/domain/dates/instant';
import { accepted, refused, type Result } from '@karigar/domain/result';
import * as z from 'zod/mini';
import { workRecord, type WorkRecord } from './credential.ts';

/** An Ed25519 key as the issuer publishes it, under its whole id. */
export const issuerKey = z.object({
  kid: z.string(),
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
});

export type IssuerKey = z.output<typeof issuerKey>;

/** Why a document is no valid work record. Only `revoked` needs the network, so it is not among these. */
export type WorkRecordFault = 'malformed' | 'unknown-key' | 'forged' | 'not-yet' | 'expired';

const header = z.object({ alg: z.literal('EdDSA'), typ: z.literal('vc+jwt'), kid: z.string() });

/** A phone's clock may be late. */
const CLOCK_MS = 300_000;
const PART = /^[\w-]+$/;

const bytesOf = (part: string): Uint8Array<ArrayBuffer> | null => {
  if (!PART.test(part)) return null;
  try {
    const bytes = Uint8Array.from(
      atob(part.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    // The decoder ignores spare bits, so two texts could decode to the same bytes.
    const written = btoa(String.fromCodePoint(...bytes));
    return written.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === part
      ? bytes
      : null;
  } catch {
    return null;
  }
};

const jsonOf = (part: string): unknown => {
  const bytes = bytesOf(part);
  if (bytes === null) return null;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
};

const isSigned = async (
  { kty, crv, x }: IssuerKey,
  signature: Uint8Array<ArrayBuffer>,
  signed: string,
): Promise<boolean> => {
  const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(signed));
};

/**
 * Checks a work record (VC-JOSE-COSE, `vc+jwt`) by its signature and its dates with keys that were read before: no
 * network. Whether it was revoked is in the list that `credentialStatus` names.
 */
export const checkWorkRecord = async (
  written: string,
  keys: readonly IssuerKey[],
  now: Instant,
): Promise<Result<WorkRecord, WorkRecordFault>> => {
  const [head = '', body = '', seal = '', ...more] = written.split('.');
  const described = z.safeParse(header, jsonOf(head));
  const signature = bytesOf(seal);
  if (!described.success || signature === null || more.length > 0) return refused('malformed');
  const { kid } = described.data;
  const key = keys.find((one) => one.kid === kid);
  if (key === undefined) return refused('unknown-key');
  if (!(await isSigned(key, signature, `${head}.${body}`))) return refused('forged');
  const read = z.safeParse(workRecord, jsonOf(body));
  if (!read.success) return refused('malformed');
  const { issuer, validFrom, validUntil } = read.data;
  // A key speaks for the issuer that published it alone.
  if (!kid.startsWith(`${issuer.id}#`)) return refused('unknown-key');
  if (now < Date.parse(validFrom) - CLOCK_MS) return refused('not-yet');
  return now < Date.parse(validUntil) ? accepted(read.data) : refused('expired');
};

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';

const STEP_MS = 30_000;
const DIGITS = 6;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: what a person types from the screen into an app. */
const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)])
    .join('');
};

const fromBase32 = (written: string): Buffer => {
  const bits = [...written]
    .map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
};

export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** The code of one step: RFC 6238 with SHA-1, which every authenticator app has. */
export const totpAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
};

export const stepOf = (now: Instant): number => Math.floor(now / STEP_MS);

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The step whose code this is; null for a wrong code and for one not later than the last that was used. A clock may be
 * one step away from ours.
 */
export const findTotpStep = (
  secret: string,
  written: string,
  lastStep: number,
  now: Instant,
): number | null => {
  const code = written.replaceAll(/\s/g, '');
  const steps = [-1, 0, 1].map((away) => stepOf(now) + away);
  const right = steps.filter((step) => isSame(totpAt(secret, step), code));
  return right.find((step) => step > lastStep) ?? null;
};

/** The address that an authenticator app reads from a QR code. */
export const totpAddress = (secret: string, email: string): string =>
  `otpauth://totp/Karigar:${encodeURIComponent(email)}?secret=${secret}&issuer=Karigar`;

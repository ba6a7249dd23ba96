import { gunzipSync } from 'node:zlib';
import type { Signed } from './xml-signature.ts';

/** The largest QR code has 7,089 digits; readers may add white space. */
const MOST_DIGITS = 7089;
const MOST_BYTES = 64 * 1024;
const SIGNATURE_BYTES = 256;
const DELIMITER = 0xff;

export type SecureQr = {
  readonly signed: Signed;
  readonly referenceId: string;
  readonly name: string;
};

const bytesOf = (digits: string): Buffer => {
  const hex = BigInt(digits).toString(16);
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
};

const unpack = (packed: Buffer): Buffer | null => {
  try {
    return gunzipSync(packed, { maxOutputLength: MOST_BYTES });
  } catch {
    return null;
  }
};

/** The first fields, as text. The picture behind them may contain the delimiter. */
const fieldsOf = (bytes: Buffer, count: number): string[] => {
  const fields: string[] = [];
  let start = 0;
  while (fields.length < count) {
    const end = bytes.indexOf(DELIMITER, start);
    if (end === -1) return fields;
    fields.push(bytes.toString('latin1', start, end));
    start = end + 1;
  }
  return fields;
};

/** The text of the Secure QR code on an Aadhaar letter or card; null for any other text. */
export const readSecureQr = (text: string): SecureQr | null => {
  const digits = text.replaceAll(/\s/g, '');
  if (digits.length > MOST_DIGITS || !/^[1-9]\d{600,}$/.test(digits)) return null;
  const bytes = unpack(bytesOf(digits));
  if (bytes === null || bytes.length <= SIGNATURE_BYTES) return null;
  const signedText = bytes.subarray(0, -SIGNATURE_BYTES);
  const fields = fieldsOf(signedText, 4);
  // Since its second version the code begins with the version's name.
  const [, referenceId, name] = /^V\d$/.test(fields[0] ?? '') ? fields.slice(1) : fields;
  if (referenceId === undefined || name === undefined) return null;
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  return { signed: { text: signedText, signature, algorithm: 'RSA-SHA256' }, referenceId, name };
};

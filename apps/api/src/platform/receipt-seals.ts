import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { addDays, dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { InvoiceNumber, TaxPaper } from '@karigar/domain/receipts/invoice-number';
import { paise, type Paise } from '@karigar/domain/money';
import type { Clock } from './clock.ts';
import { sameText, type Vault } from './vault.ts';

/** Content of a code, readable by everyone. */
export type SealedReceipt = InvoiceNumber & {
  readonly paper: TaxPaper;
  readonly day: IndiaDay;
  readonly total: Paise;
};

export type PassHolder = 'customer' | 'serviceman';

export type ReceiptSeals = {
  /** For the QR code; never expires. */
  readonly seal: (receipt: SealedReceipt) => string;
  /** Null for a code that we did not sign. */
  readonly open: (code: string) => SealedReceipt | null;
  /**
   * With the code it opens the whole receipt, with name and address, for some days; one that was given to a serviceman
   * says so, because name and address fade for servicemen.
   */
  readonly pass: (code: string, to: PassHolder) => string;
  /** To whom the pass was given; null for one that does not open this receipt. */
  readonly openPass: (code: string, pass: string) => PassHolder | null;
  /** Verify a code without our server; the current key first. */
  readonly publicKey: string;
};

/**
 * The second form names the cell, the third also the series. The first is cell 0's and the first supplier's. The fourth is
 * the third, of a credit note. Codes stay as they were printed.
 */
const FORMS = { 1: 15, 2: 17, 3: 18, 4: 18 } as const;
const SEAL_BYTES = 64;
const DAY_MS = 86_400_000;
const PASS_DAYS = 7;
const PASS = /^(\d{5}s?)[\w-]{22}$/;
const SERVICEMAN = 's';
/** PKCS #8 prefix of the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Days since 1970. */
const countDays = (day: IndiaDay): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayAt = (count: number): IndiaDay => addDays('1970-01-01' as IndiaDay, count);

type Named = Pick<SealedReceipt, 'paper' | 'cell' | 'series'>;

const formOf = ({ paper, cell, series }: Named): keyof typeof FORMS => {
  if (paper === 'credit-note') return 4;
  return series === 0 ? (cell === 0 ? 1 : 2) : 3;
};

const bodyOf = ({ paper, cell, series, year, serial, day, total }: SealedReceipt): Buffer => {
  const form = formOf({ paper, cell, series });
  const body = Buffer.alloc(FORMS[form]);
  body.writeUInt8(form, 0);
  body.writeUInt16BE(year, 1);
  body.writeUInt32BE(serial, 3);
  body.writeUInt16BE(countDays(day), 7);
  body.writeUIntBE(total, 9, 6);
  if (form !== 1) body.writeUInt16BE(cell, 15);
  if (body.length === FORMS[3]) body.writeUInt8(series, 17);
  return body;
};

const readBody = (body: Buffer): SealedReceipt => ({
  paper: body.readUInt8(0) === 4 ? 'credit-note' : 'invoice',
  cell: body.length > FORMS[1] ? body.readUInt16BE(15) : 0,
  series: body.length === FORMS[3] ? body.readUInt8(17) : 0,
  year: body.readUInt16BE(1),
  serial: body.readUInt32BE(3),
  day: dayAt(body.readUInt16BE(7)),
  total: paise(body.readUIntBE(9, 6)),
});

const signingKey = (seed: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(seed, 'base64url')]),
    format: 'der',
    type: 'pkcs8',
  });

/** Signs receipts with the current key of their purpose; codes of the older keys stay genuine. */
export const createReceiptSeals = (
  vault: Pick<Vault, 'keyedHash' | 'keyedHashes'>,
  clock: Clock,
): ReceiptSeals => {
  const privateKey = signingKey(vault.keyedHash('ed25519', 'receipt-seal'));
  const publicKeys = vault
    .keyedHashes('ed25519', 'receipt-seal')
    .map((seed) => createPublicKey(signingKey(seed)));
  const isSigned = (body: Buffer, seal: Buffer): boolean =>
    publicKeys.some((key) => verify(null, body, key, seal));
  const passesUntil = (code: string, until: string): readonly string[] =>
    vault.keyedHashes(`${until}\n${code}`, 'receipt-pass').map((hash) => until + hash.slice(0, 22));

  return {
    seal: (receipt) => {
      const body = bodyOf(receipt);
      return Buffer.concat([body, sign(null, body, privateKey)]).toString('base64url');
    },
    open: (code) => {
      const bytes = Buffer.from(code, 'base64url');
      const size = bytes.length - SEAL_BYTES;
      // The decoder ignores spare bits, so two codes could decode to the same bytes.
      if (
        !Object.values(FORMS).some((known) => known === size) ||
        bytes.toString('base64url') !== code
      )
        return null;
      const body = bytes.subarray(0, size);
      if (!isSigned(body, bytes.subarray(size))) return null;
      const receipt = readBody(body);
      const form = formOf(receipt);
      return body.readUInt8(0) === form && size === FORMS[form] ? receipt : null;
    },
    pass: (code, to) => {
      const last = String(countDays(dayOf(clock())) + PASS_DAYS);
      const until = to === 'serviceman' ? last + SERVICEMAN : last;
      return until + vault.keyedHash(`${until}\n${code}`, 'receipt-pass').slice(0, 22);
    },
    openPass: (code, pass) => {
      const [, until = ''] = PASS.exec(pass) ?? [];
      if (until === '' || !passesUntil(code, until).some((known) => sameText(pass, known)))
        return null;
      if (Number.parseInt(until, 10) < countDays(dayOf(clock()))) return null;
      return until.endsWith(SERVICEMAN) ? 'serviceman' : 'customer';
    },
    publicKey: publicKeys.map((key) => key.export({ format: 'pem', type: 'spki' })).join(''),
  };
};

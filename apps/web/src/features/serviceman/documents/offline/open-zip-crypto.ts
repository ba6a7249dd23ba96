import { crcStep } from './crc32.ts';
import type { ZipEntry } from './zip-entry.ts';

const HEADER_BYTES = 12;
/** Sizes and checksum follow the data, so the header repeats the time. */
const LATE_SIZES = 0x08;

/** The old encryption of ZIP files. It protects little; the signature inside is what counts. Null for a wrong code. */
export const openZipCrypto = (
  { data, flags, crc, time }: ZipEntry,
  code: string,
): Uint8Array<ArrayBuffer> | null => {
  let [one, two, three] = [0x12_34_56_78, 0x23_45_67_89, 0x34_56_78_90];
  const turn = (byte: number): void => {
    one = crcStep(one, byte);
    two = (Math.imul((two + (one & 0xff)) >>> 0, 134_775_813) + 1) >>> 0;
    three = crcStep(three, two >>> 24);
  };
  for (const byte of new TextEncoder().encode(code)) turn(byte);
  const plain = data.map((byte) => {
    const mask = (three | 2) & 0xff_ff;
    const open = byte ^ ((Math.imul(mask, mask ^ 1) >>> 8) & 0xff);
    turn(open);
    return open;
  });
  const expected = flags & LATE_SIZES ? [time >>> 8, crc >>> 24] : [crc >>> 24];
  return expected.includes(plain[HEADER_BYTES - 1] ?? -1) ? plain.subarray(HEADER_BYTES) : null;
};

export type ZipEntry = {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  /** Of the extra field of AES encryption; null without one. */
  readonly aes: { readonly strength: number; readonly method: number } | null;
  readonly time: number;
  readonly crc: number;
  readonly size: number;
  readonly data: Uint8Array<ArrayBuffer>;
};

const END = 0x06_05_4b_50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xff_ff;
const LISTED = 0x02_01_4b_50;
const LISTED_BYTES = 46;
const LOCAL = 0x04_03_4b_50;
const LOCAL_BYTES = 30;
const AES_FIELD = 0x99_01;
const MOST_ENTRIES = 8;

const findEnd = (view: DataView): number => {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new RangeError('no end of a list');
};

const readAes = (view: DataView, from: number, to: number): ZipEntry['aes'] => {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true))
    if (view.getUint16(at, true) === AES_FIELD)
      return { strength: view.getUint8(at + 8), method: view.getUint16(at + 9, true) };
  return null;
};

const readEntry = (bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number): ZipEntry => {
  if (view.getUint32(at, true) !== LISTED) throw new RangeError('no entry');
  const nameEnd = at + LISTED_BYTES + view.getUint16(at + 28, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL) throw new RangeError('no file');
  const start =
    local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const end = start + view.getUint32(at + 20, true);
  if (end > bytes.length) throw new RangeError('cut off');
  return {
    name: new TextDecoder().decode(bytes.subarray(at + LISTED_BYTES, nameEnd)),
    flags: view.getUint16(at + 8, true),
    method: view.getUint16(at + 10, true),
    aes: readAes(view, nameEnd, nameEnd + view.getUint16(at + 30, true)),
    time: view.getUint16(at + 12, true),
    crc: view.getUint32(at + 16, true),
    size: view.getUint32(at + 24, true),
    data: bytes.subarray(start, end),
  };
};

const lengthOf = (view: DataView, at: number): number =>
  LISTED_BYTES +
  view.getUint16(at + 28, true) +
  view.getUint16(at + 30, true) +
  view.getUint16(at + 32, true);

/** The files that the list at the end of a ZIP names; none where the bytes are no ZIP. */
export const readEntries = (bytes: Uint8Array<ArrayBuffer>): ZipEntry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    const entries: ZipEntry[] = [];
    let at = view.getUint32(end + 16, true);
    while (entries.length < Math.min(count, MOST_ENTRIES)) {
      entries.push(readEntry(bytes, view, at));
      at += lengthOf(view, at);
    }
    return entries;
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
};

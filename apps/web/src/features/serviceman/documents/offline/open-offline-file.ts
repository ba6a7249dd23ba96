import { crc32 } from './crc32.ts';
import { openZipAes } from './open-zip-aes.ts';
import { openZipCrypto } from './open-zip-crypto.ts';
import { readEntries, type ZipEntry } from './zip-entry.ts';

/** The file of a person is smaller than 100 kB. */
const MOST_FILE_BYTES = 2 * 1024 * 1024;
const MOST_XML_BYTES = 512 * 1024;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

export type Opened =
  | { readonly kind: 'xml'; readonly file: File }
  | { readonly kind: 'code-wrong' | 'unreadable' };

/** Null for damaged bytes, and as soon as they become more than a person's file. */
const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> => {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = unpacked.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      size += part.value.length;
      if (size > MOST_XML_BYTES) return null;
    }
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch {
    return null;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
};

const decrypt = async (entry: ZipEntry, code: string): Promise<Uint8Array<ArrayBuffer> | null> => {
  if ((entry.flags & ENCRYPTED) === 0) return entry.data;
  return entry.aes === null ? openZipCrypto(entry, code) : openZipAes(entry, code);
};

const openEntry = async (entry: ZipEntry, code: string): Promise<Uint8Array | null> => {
  const packed = await decrypt(entry, code);
  if (packed === null) return null;
  const method = entry.aes?.method ?? entry.method;
  if (method !== STORED && method !== DEFLATED) return null;
  const bytes = method === STORED ? packed : await inflate(packed);
  // With AES the checksum may be left out: its own check has been made.
  const isWhole = bytes !== null && (entry.crc === 0 || crc32(bytes) === entry.crc);
  return isWhole ? bytes : null;
};

export const isZip = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 2).text()) === 'PK';

/**
 * The XML file in the ZIP of UIDAI, opened on the phone: neither the share code nor the ZIP leaves it. An XML file is
 * returned as it is.
 */
export const openOfflineFile = async (file: File, code: string): Promise<Opened> => {
  if (file.size > MOST_FILE_BYTES) return { kind: 'unreadable' };
  if (!(await isZip(file))) return { kind: 'xml', file };
  const files = readEntries(new Uint8Array(await file.arrayBuffer()));
  const [entry, ...others] = files.filter(({ name }) => /\.xml$/i.test(name));
  if (entry === undefined || others.length > 0 || entry.size > MOST_XML_BYTES)
    return { kind: 'unreadable' };
  const bytes = await openEntry(entry, code);
  if (bytes === null) return { kind: entry.flags & ENCRYPTED ? 'code-wrong' : 'unreadable' };
  return {
    kind: 'xml',
    file: new File([new Uint8Array(bytes)], 'offline.xml', { type: 'text/xml' }),
  };
};

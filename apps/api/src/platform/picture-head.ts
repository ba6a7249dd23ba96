/** Maximum upload size, checked before decoding: a phone's photo as it is, from a client that does not resize. */
export const MOST_UPLOAD_BYTES = 12 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, at: number, ...expected: number[]): boolean =>
  expected.every((byte, index) => bytes[at + index] === byte);

export const looksLikeWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50);

/** Checks the first bytes; the file name and the declared type are not trusted. */
export const looksLikePicture = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0, 0xff, 0xd8, 0xff) ||
  startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
  looksLikeWebp(bytes);

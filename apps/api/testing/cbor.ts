const HEADS = [
  { below: 24, extra: 0 },
  { below: 2 ** 8, code: 24, extra: 1 },
  { below: 2 ** 16, code: 25, extra: 2 },
] as const;

/** The first byte, and the length or number where it does not fit into it. */
const headOf = (major: number, value: number): Buffer => {
  const size = HEADS.find(({ below }) => value < below);
  if (size === undefined) throw new Error(`cbor: ${value} is too long`);
  if (size.extra === 0) return Buffer.from([(major << 5) | value]);
  const head = Buffer.alloc(1 + size.extra);
  head[0] = (major << 5) | size.code;
  head.writeUIntBE(value, 1, size.extra);
  return head;
};

/** Writes whole numbers, texts, bytes, lists and maps as CBOR (RFC 8949): what WebAuthn needs. */
export const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number') return value < 0 ? headOf(1, -1 - value) : headOf(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([headOf(2, value.length), value]);
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([headOf(3, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([headOf(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map)
    return Buffer.concat([headOf(5, value.size), ...[...value].flat().map(cbor)]);
  throw new TypeError('cbor: no such value');
};

import { readFields, type Fields } from '@karigar/contract/wire/form-data';
import { CallError } from './call-error.ts';

const MOST_PARTS = 300;
const LONGEST_HEAD = 4096;
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i;
const BLANK_LINE = Buffer.from('\r\n\r\n');

/** The parser is exact but slow, so a body with too many parts is refused before it. */
const assertParts = (body: Buffer, contentType: string): void => {
  const [, quoted, plain] = BOUNDARY.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new CallError('request.malformed');
  const opening = `--${boundary}`;
  const next = Buffer.from(`\r\n${opening}`);
  let parts = 0;
  for (let at = 0; at !== -1; at = body.indexOf(next, at + 1)) {
    const head = body.subarray(at, at + LONGEST_HEAD);
    const isLast = head.toString('latin1', 0, next.length + 2).trimStart() === `${opening}--`;
    if (!isLast && !head.includes(BLANK_LINE)) throw new CallError('request.malformed');
    parts += 1;
    if (parts > MOST_PARTS + 1) throw new CallError('request.too-large');
  }
};

/**
 * Uses the platform's parser on bytes in memory: it cannot wait for more, so a part without its
 * blank line is malformed instead of hanging.
 */
export const parseMultipart = async (body: Buffer, contentType: string): Promise<Fields> => {
  assertParts(body, contentType);
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => {
      throw new CallError('request.malformed');
    });
  const fields = readFields(form);
  if (!fields.ok) throw new CallError(fields.refusal);
  return fields.value;
};

import type { FieldValue } from '@karigar/contract/wire/form-data';
import { CLIENT_ID } from '#testing/send-call';

export const BOUNDARY = 'karigar-fuzz-8c1f';
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** A request as bytes; a case is one of these with something wrong in it. */
export type Draft = {
  readonly path: string;
  readonly contentType: string | null;
  readonly body: Buffer;
  /** Replaces the true Content-Length; null leaves the header out. */
  readonly length?: string | null;
  readonly method?: string;
  readonly headers?: string;
  readonly leaves?: boolean;
};

export type Part = {
  readonly name: string | Buffer;
  readonly value: string | Buffer;
  readonly filename?: string;
  readonly headers?: string;
};

const writePart = ({ name, value, filename, headers = '' }: Part): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="`),
    Buffer.from(name),
    Buffer.from(filename === undefined ? '"' : `"; filename="${filename}"`),
    Buffer.from(`\r\n${headers}\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);

export const writeParts = (parts: readonly Part[]): Buffer =>
  Buffer.concat([...parts.map(writePart), Buffer.from(`--${BOUNDARY}--\r\n`)]);

/** The parts of a call's fields, files read into memory. */
export const partsOf = async (
  fields: Readonly<Record<string, FieldValue>>,
): Promise<readonly Part[]> => {
  const parts: Part[] = [];
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      if (typeof one === 'string') parts.push({ name, value: one });
      else {
        const bytes = Buffer.from(await one.bytes());
        const headers = 'Content-Type: image/png\r\n';
        parts.push({ name, value: bytes, filename: one.name, headers });
      }
    }
  }
  return parts;
};

export const writeRequest = (draft: Draft): Buffer => {
  const length = draft.length === undefined ? String(draft.body.length) : draft.length;
  const head = [
    `${draft.method ?? 'POST'} /api/${draft.path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Connection: close',
    `Authorization: Bearer ${CLIENT_ID}`,
    ...(draft.contentType === null ? [] : [`Content-Type: ${draft.contentType}`]),
    ...(length === null ? [] : [`Content-Length: ${length}`]),
  ].join('\r\n');
  return Buffer.concat([
    Buffer.from(`${head}\r\n${draft.headers ?? ''}\r\n`, 'latin1'),
    draft.body,
  ]);
};

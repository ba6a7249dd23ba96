import type { AnyCall } from '@karigar/contract/define-call';
import { writeForm, type FieldValue } from '@karigar/contract/wire/form-data';
import type { Reply } from './test-app.ts';

export const CLIENT_ID = 'karigar-dev';

/** A call to a server at any address, with fields under their wire names; throws when no reply came. */
export const sendCall = async (
  base: string,
  call: Pick<AnyCall, 'path' | 'programType'>,
  fields: Readonly<Record<string, FieldValue>>,
  send: { readonly token: string | null; readonly key?: string; readonly signal?: AbortSignal },
): Promise<Reply> => {
  const response = await fetch(base + call.path, {
    method: 'POST',
    ...(send.signal === undefined ? {} : { signal: send.signal }),
    body: writeForm(call, new Map(Object.entries(fields)), send.token),
    headers: {
      authorization: `Bearer ${CLIENT_ID}`,
      ...(send.key === undefined ? {} : { 'idempotency-key': send.key }),
    },
  });
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, body: JSON.parse(text) as Reply['body'] };
};

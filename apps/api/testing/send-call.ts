import type { AnyCall } from '@karigar/contract/define-call';
import { writeForm, type FieldValue } from '@karigar/contract/wire/form-data';
import { hasMarkHeader, isMarked } from '@karigar/contract/wire/mark';
import { listenerOf } from './console-calls.ts';

export type Reply = {
  readonly status: number;
  readonly body: { success: boolean; code: unknown; message: string; data: unknown };
  /** The raw text, for comparisons byte by byte and searches. */
  readonly text: string;
  readonly headers: Headers;
};

export const CLIENT_IDS = { public: 'karigar-dev', console: 'karigar-console-dev' } as const;
export const CLIENT_ID = CLIENT_IDS.public;

/** Reads the server's reply. Every reply of a call carries the mark that the app demands, whatever its status. */
export const takeReply = async (response: Response): Promise<Reply> => {
  const text = await response.text();
  const { status, headers } = response;
  const parsed = JSON.parse(text) as Reply['body'] & { readonly server: string };
  if (!hasMarkHeader(headers) || !isMarked(parsed))
    throw new Error(`no mark on ${status}: ${text}`);
  const { server: _mark, ...body } = parsed;
  return { status, headers, text, body };
};

/** Sends a call to a server at any address, with fields under their wire names; throws when no reply came. */
export const sendCall = async (
  base: string,
  call: Pick<AnyCall, 'path' | 'programType'>,
  fields: Readonly<Record<string, FieldValue>>,
  send: {
    readonly token: string | null;
    readonly key?: string;
    readonly signal?: AbortSignal;
    readonly headers?: Readonly<Record<string, string>>;
  },
): Promise<Reply> => {
  const response = await fetch(base + call.path, {
    method: 'POST',
    ...(send.signal === undefined ? {} : { signal: send.signal }),
    body: writeForm(call, new Map(Object.entries(fields)), send.token),
    headers: {
      ...send.headers,
      authorization: `Bearer ${CLIENT_IDS[listenerOf(call)]}`,
      ...(send.key === undefined ? {} : { 'idempotency-key': send.key }),
    },
  });
  return takeReply(response);
};

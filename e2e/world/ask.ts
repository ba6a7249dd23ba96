import { randomUUID } from 'node:crypto';
import type { AnyCall, InputOf, OutputOf, RefusalOf } from '@karigar/contract/define-call';
import { isKnownAt } from '@karigar/contract/listener';
import { readReply, type ReadReply } from '@karigar/contract/wire/read-reply';
import { encodeInput, writeForm } from '@karigar/contract/wire/form-data';
import type { APIRequestContext } from '@playwright/test';

/** Operators' calls go to the console's listener. */
const placeOf = (call: AnyCall) =>
  isKnownAt('public', call)
    ? { base: '', clientId: 'karigar-dev' }
    : { base: process.env['E2E_CONSOLE'] ?? '', clientId: 'karigar-console-dev' };

/** Makes a call outside the page. */
export async function ask<Call extends AnyCall>(
  request: APIRequestContext,
  call: Call,
  input: InputOf<Call>,
  authToken: string | null = null,
): Promise<ReadReply<OutputOf<Call>, RefusalOf<Call>>> {
  const { base, clientId } = placeOf(call);
  const reply = await request.post(`${base}/api/${call.path}`, {
    multipart: writeForm(call, encodeInput(call, input), authToken),
    headers: { authorization: `Bearer ${clientId}`, 'idempotency-key': randomUUID() },
  });
  return readReply(call, await reply.json());
}

import { randomUUID } from 'node:crypto';
import type { AnyCall, InputOf, OutputOf, RefusalOf } from '@karigar/contract/define-call';
import { readReply, type ReadReply } from '@karigar/contract/wire/read-reply';
import { encodeInput, writeForm } from '@karigar/contract/wire/form-data';
import type { APIRequestContext } from '@playwright/test';

/** Makes a call outside the page. */
export async function ask<Call extends AnyCall>(
  request: APIRequestContext,
  call: Call,
  input: InputOf<Call>,
  authToken: string | null = null,
): Promise<ReadReply<OutputOf<Call>, RefusalOf<Call>>> {
  const reply = await request.post(`/api/${call.path}`, {
    multipart: writeForm(call, encodeInput(call, input), authToken),
    headers: { authorization: 'Bearer karigar-dev', 'idempotency-key': randomUUID() },
  });
  return readReply(call, await reply.json());
}

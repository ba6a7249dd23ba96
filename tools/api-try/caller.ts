import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import { readReply } from '@karigar/contract/wire/read-reply';
import { encodeInput, writeForm } from '@karigar/contract/wire/form-data';
import { PlainError } from '../dev/plainly.ts';
import { printReply, printRequest } from './print.ts';

export class Unexpected extends PlainError {}

/** Stops the walk and prints the expectation. */
export function expect(isSo: boolean, expectation: string): asserts isSo {
  if (!isSo) throw new Unexpected(`✗ expected ${expectation}`);
  console.log(`✓ ${expectation}\n`);
}

export interface Caller {
  /** Sends the call under a headline and returns its data; any other reply stops the walk. */
  ask<Call extends AnyCall>(
    title: string,
    call: Call,
    input: InputOf<Call>,
  ): Promise<OutputOf<Call>>;
  /** The same for a call whose expected reply is a refusal. */
  isRefused<Call extends AnyCall>(
    title: string,
    call: Call,
    input: InputOf<Call>,
    code: string,
  ): Promise<void>;
  authToken: string | null;
}

export interface CallerOptions {
  /** Such as http://127.0.0.1:8080. */
  base: string;
  clientId: string;
  who: string;
}

let steps = 0;

/** One person's calls. The printed text is the request and reply as sent. */
export function createCaller({ base, clientId, who }: CallerOptions): Caller {
  const send = async <Call extends AnyCall>(title: string, call: Call, input: InputOf<Call>) => {
    const headers: Record<string, string> = { Authorization: `Bearer ${clientId}` };
    if (call.writes) headers['Idempotency-Key'] = crypto.randomUUID();
    const form = writeForm(call, encodeInput(call, input), caller.authToken);
    steps += 1;
    console.log(`── ${steps}. ${who}: ${title}`);
    console.log(printRequest(call, { headers, form }));

    const response = await fetch(`${base}/api/${call.path}`, {
      method: 'POST',
      headers,
      body: form,
      signal: AbortSignal.timeout(15_000),
    }).catch(() => {
      throw new Unexpected(`✗ no answer from ${base} to ${call.name}`);
    });
    const text = await response.text();
    const body = parsed(text);
    console.log(printReply(response.status, body));
    return readReply(call, body);
  };

  const caller: Caller = {
    authToken: null,
    ask: async (title, call, input) => {
      const reply = await send(title, call, input);
      if (reply.kind !== 'ok') throw new Unexpected(`✗ ${call.name}: expected success`);
      console.log('✓ done\n');
      return reply.data;
    },
    isRefused: async (title, call, input, code) => {
      const reply = await send(title, call, input);
      expect(reply.kind === 'refused' && reply.code === code, `the refusal ${code}`);
    },
  };
  return caller;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unexpected(`✗ the reply is not JSON: ${text.slice(0, 200)}`);
  }
}

import type { Say } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import type { AnyCall, OutputOf } from '../define-call.ts';
import { REFUSALS, type ProtocolRefusalName, type RefusalName } from '../refusals.ts';

/** The envelope of every reply. `code` is 200, or the name of the refusal. */
export type Envelope = {
  readonly success: boolean;
  readonly code: 200 | RefusalName | ProtocolRefusalName;
  readonly message: string;
  readonly data: unknown;
};

/**
 * Throws when the output does not match its schema: nothing unchecked leaves the server. A server
 * may pass an equivalent `encode` that is faster than the library's.
 */
export const writeSuccess = <Call extends AnyCall>(
  call: Call,
  output: OutputOf<Call>,
  say: Say,
  encode: (schema: Call['output'], output: OutputOf<Call>) => unknown = z.encode,
): Envelope => ({
  success: true,
  code: 200,
  message: call.done === undefined ? '' : say(call.done),
  data: encode(call.output, output),
});

export const writeRefusal = (
  name: RefusalName | ProtocolRefusalName,
  say: Say,
  details: unknown = null,
): Envelope => {
  const { text, details: schema } = REFUSALS[name];
  return {
    success: false,
    code: name,
    message: say(text),
    data: schema ? z.encode(schema, details) : null,
  };
};

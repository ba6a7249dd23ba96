import { isDefinitive, type CallResult } from '@karigar/contract/call-result';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { useState } from 'react';
import { createCallKeys } from './call-keys.ts';
import { call } from './call.ts';

/** Retries a write with the same idempotency key after its reply was lost, so that it takes effect once. */
export const useKeyedCall = <Call extends AnyCall>(
  made: Call,
): ((input: InputOf<Call>) => Promise<CallResult<Call>>) => {
  const [keys] = useState(createCallKeys);
  return async (input) => {
    const result = await call(made, input, { key: keys.keyOf(input as object) });
    if (isDefinitive(result)) keys.forget();
    return result;
  };
};

import type { CallResult } from '@karigar/contract/call-result';
import type { Client } from '@karigar/contract/client';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';

export type Failure = Exclude<CallResult<AnyCall>, { readonly kind: 'ok' }>;

/** The error of a query: why the read failed. */
export class ReadFailed extends Error {
  override readonly name = 'ReadFailed';

  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Of an app's way to the server: a query function that reads with a call. */
export const createReading =
  (call: Client) =>
  <Call extends AnyCall>(made: Call, input: InputOf<Call>) =>
  async ({ signal }: { signal: AbortSignal }): Promise<OutputOf<Call>> => {
    const result = await call(made, input, { signal });
    if (result.kind === 'ok') return result.data;
    throw new ReadFailed(result);
  };

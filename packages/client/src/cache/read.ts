import type { CallResult } from '@karigar/contract/call-result';
import type { Client } from '@karigar/contract/client';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import type { QueryFunctionContext } from '@tanstack/react-query';

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

type Asked = { readonly signal: AbortSignal } & Partial<
  Pick<QueryFunctionContext, 'client' | 'queryKey'>
>;

/** Of an app's way to the server: a query function that reads with a call. */
export const createReading =
  (call: Client) =>
  <Call extends AnyCall>(made: Call, input: InputOf<Call>) =>
  async ({ signal, client, queryKey = [] }: Asked): Promise<OutputOf<Call>> => {
    const isReadAgain = client?.getQueryData(queryKey) !== undefined;
    const result = await call(made, input, { signal, isReadAgain });
    if (result.kind === 'ok') return result.data;
    throw new ReadFailed(result);
  };

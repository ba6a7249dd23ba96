import type { CallDone, CallFailed } from '@karigar/contract/call-result';
import type { Client } from '@karigar/contract/client';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSay } from '../i18n/use-say.ts';
import { whyFailed } from '../network/why-failed.ts';
import { toasts } from '../toast/toasts.ts';
import { useAction } from '../api/use-action.ts';

/** Below every query key. */
export const EVERYTHING = { queryKey: [] } as const;

type WriteOptions<Call extends AnyCall> = {
  readonly done?: (reply: CallDone<Call>, input: InputOf<Call>) => void;
  readonly failure?: (failed: CallFailed<Call>, input: InputOf<Call>) => void;
  /** Read again after every reply: a refusal too means that something changed. */
  readonly invalidates?: readonly { readonly queryKey: QueryKey }[];
};

/**
 * Of an app's way to the server: a write that a screen makes and waits for. One at a time, with one
 * idempotency key until the final reply. Without `done` and `failure` a toast says how it ended.
 */
export const createUseWrite = (call: Client) =>
  function useWrite<Call extends AnyCall>(
    made: Call,
    {
      done = ({ message }) => toasts.good(message),
      failure,
      invalidates = [],
    }: WriteOptions<Call> = {},
  ) {
    const say = useSay();
    const queries = useQueryClient();
    return useAction(async (input: InputOf<Call>) => {
      const result = await call(made, input);
      if (result.kind === 'ok') done(result, input);
      else if (failure === undefined) toasts.bad(whyFailed(result, say));
      else failure(result, input);
      await Promise.all(invalidates.map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
    });
  };

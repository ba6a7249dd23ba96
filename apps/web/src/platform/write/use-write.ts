import type { CallDone, CallFailed } from '@karigar/contract/call-result';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { call } from '#platform/api/call';
import { useAction } from '#platform/api/use-action';

/** Below every query key. */
export const EVERYTHING = { queryKey: [] } as const;

/**
 * A write that a screen makes and waits for: one at a time, with one idempotency key until the
 * final reply. Without `done` and `failure` a toast says how it ended.
 */
export const useWrite = <Call extends AnyCall>(
  made: Call,
  {
    done = ({ message }) => toasts.good(message),
    failure,
    invalidates = [],
  }: {
    readonly done?: (reply: CallDone<Call>, input: InputOf<Call>) => void;
    readonly failure?: (failed: CallFailed<Call>, input: InputOf<Call>) => void;
    /** Read again after every reply: a refusal too means that something changed. */
    readonly invalidates?: readonly { readonly queryKey: QueryKey }[];
  } = {},
) => {
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

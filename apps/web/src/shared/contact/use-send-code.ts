import { sendCompletionCode } from '@karigar/contract/exceptions/send-completion-code';
import { useQueryClient } from '@tanstack/react-query';
import { useKeyedCall } from '../keyed-call/use-keyed-call.ts';
import { useSay } from '../language/use-say.ts';
import { whyFailed } from '../network/why-failed.ts';
import { toasts } from '../toast/toasts.ts';
import { useAction } from '../use-action.ts';

/** The completion code to the customer's own phone, whoever of the two asks. */
export const useSendCode = ({
  id: bookingId,
  orderId,
}: {
  readonly id: number;
  readonly orderId: number;
}) => {
  const say = useSay();
  const client = useQueryClient();
  const send = useKeyedCall(sendCompletionCode);
  return useAction(async () => {
    const result = await send({ bookingId, orderId });
    if (result.kind === 'ok') toasts.good(result.message);
    else toasts.bad(whyFailed(result, say));
    await client.invalidateQueries();
  });
};

import { sendCompletionCode } from '@karigar/contract/visit-problems/send-completion-code';
import { useQueryClient } from '@tanstack/react-query';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';

/** Sends the completion code to the customer's phone, whoever of the two asks. */
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

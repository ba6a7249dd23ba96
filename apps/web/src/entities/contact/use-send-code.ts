import { sendCompletionCode } from '@karigar/contract/visit-problems/send-completion-code';
import { EVERYTHING } from '@karigar/client/write/use-write';
import { useWrite } from '#platform/write/use-write';

/** Sends the completion code to the customer's phone, whoever of the two asks. */
export const useSendCode = ({
  id: bookingId,
  orderId,
}: {
  readonly id: number;
  readonly orderId: number;
}) => {
  const { run, isBusy } = useWrite(sendCompletionCode, { invalidates: [EVERYTHING] });
  return { isBusy, run: (): void => run({ bookingId, orderId }) };
};

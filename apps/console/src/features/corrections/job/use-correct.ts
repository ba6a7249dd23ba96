import { useAction } from '@karigar/client/api/use-action';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { toasts } from '@karigar/client/toast/toasts';
import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/call';
import { liveKey } from '#platform/cache/live-keys';
import type { BorneBy, Choice } from './acts.ts';
import { correctionsMessages as texts } from './corrections.messages.ts';
import type { Money } from './job-money-query.ts';

interface Given {
  readonly choice: Choice;
  readonly amount: Paise;
  readonly borneBy: BorneBy;
  readonly reason: string;
}

const send = ({ id, orderId }: Money, { choice, amount, borneBy, reason }: Given) => {
  const ref = { bookingId: id, orderId };
  if (choice.payment !== null) {
    const paymentId = choice.payment.id;
    return amount === 0
      ? call(reversePayment, { paymentId, reason })
      : call(correctPayment, { paymentId, amount, reason });
  }
  if (choice.key === 'refund') return call(refundPayment, { ...ref, amount, borneBy, reason });
  const direction = choice.key === 'give' ? 'give' : 'take';
  return call(correctEarnings, { ...ref, direction, amount, reason });
};

/** Corrects, or asks a second person. A refusal says that something changed: the job is read again. */
export const useCorrect = (
  money: Money,
  {
    onFault,
    onDone,
  }: {
    readonly onFault: (words: string) => void;
    /** With the number of the request for a second person; null where one was enough. */
    readonly onDone: (asked: string | null) => void;
  },
) => {
  const say = useSay();
  const client = useQueryClient();
  return useAction(async (given: Given) => {
    onFault('');
    const result = await send(money, given);
    if (result.kind === 'ok') {
      const { countersign: no } = result.data;
      if (no === null) toasts.good(say(texts.done));
      onDone(no);
    } else onFault(whyFailed(result, say));
    const keys = [liveKey.jobMoney, liveKey.countersigns, liveKey.waitingCounts];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  });
};

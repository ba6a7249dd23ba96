import { addPayment } from '@karigar/contract/payments/add-payment';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { actionQueue } from '#shared/action-queue/action-queue';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { toasts } from '#shared/toast/toasts';
import { useAction } from '#shared/use-action';
import { paymentMessages as texts } from './payment.messages.ts';
import type { PaymentRef } from './payment-ref.ts';

const CASH = 'cash';

/** Takes the whole due in cash, once, however often it is asked to. */
export const usePay = (ref: PaymentRef) => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [alert, setAlert] = useState<string | null>(null);

  const pay = useAction(async (due: Paise) => {
    setAlert(null);
    if (due <= 0) return setAlert(say(texts.nothingDue));
    const input = { ...ref, amount: due, mode: CASH };
    const result = await actionQueue.enqueue(addPayment, ref.bookingId, input, { waits: false });
    if (result.kind === 'waiting') return setAlert(say(texts.broken));
    void client.invalidateQueries();
    if (result.kind === 'refused') return setAlert(result.message);
    toasts.good(say(texts.successful));
    await navigate(pathTo('home'), { replace: true });
  });

  return { ...pay, alert };
};

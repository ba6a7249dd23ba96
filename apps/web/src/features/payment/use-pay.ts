import { addPayment } from '@karigar/contract/payments/add-payment';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { actionQueue } from '#platform/action-queue/action-queue';
import { actionMessages } from '#shared/action-queue/actions.messages';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { paymentMessages as texts } from '../serviceman/payments/payment.messages.ts';

const CASH = 'cash';

/** Takes the whole due in cash, once, however often it is asked to. */
export const usePay = (ref: BookingRef) => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [alert, setAlert] = useState<string | null>(null);

  const pay = useAction(async (due: Paise) => {
    setAlert(null);
    if (due <= 0) return setAlert(say(texts.nothingDue));
    const input = { ...ref, amount: due, mode: CASH };
    const result = await actionQueue.enqueue(addPayment, ref.bookingId, input, { saysNo: true });
    if (result.kind === 'not-saved') return setAlert(say(actionMessages.notSaved));
    if (result.kind === 'waiting') {
      if (result.because !== 'slow') setAlert(say(texts.broken));
      return;
    }
    void client.invalidateQueries();
    if (result.kind === 'refused') return setAlert(result.message);
    toasts.good(say(texts.successful));
    await navigate(pathTo('home'), { replace: true });
  });

  return { ...pay, alert };
};

import { addPayment } from '@karigar/contract/payments/add-payment';
import type { InputOf } from '@karigar/contract/define-call';
import type { Paise } from '@karigar/domain/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import type { BookingRef } from '#platform/navigation/booking-ref';
import type { Entry } from '#platform/action-queue/action';
import { readChanged } from '#platform/cache/read-changed';
import { actionQueue } from '#platform/action-queue/action-queue';
import { actionMessages } from '#entities/actions/actions.messages';
import { knowsItWaits } from '#platform/action-queue/knows-it-waits';
import { savedMessages } from '#entities/actions/saved.messages';
import { useActionWords } from '#entities/actions/use-action-words';
import { useLastAction } from '#platform/action-queue/use-last-action';
import { useLateAnswers } from '#platform/action-queue/use-late-answers';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { useSaidOnce } from '#platform/navigation/use-said-once';
import { paymentMessages as texts } from './payment.messages.ts';

const CASH = 'cash';

const amountOf = ({ input }: Entry): Paise => (input as InputOf<typeof addPayment>).amount;

/** Records the whole due in cash, once, however often the button is pressed: now, or through the queue. */
export const usePay = (ref: BookingRef) => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [alert, setAlert] = useState<string | null>(null);
  const [thrown, setThrown] = useSaidOnce<string>();
  const [isNotSaved, setNotSaved] = useState(false);
  const last = useLastAction(ref.bookingId, addPayment.name);
  const wordsOf = useActionWords();
  const isWaiting = last?.state.kind === 'waiting';

  const succeed = (): void => {
    toasts.good(say(texts.successful));
    navigate(pathTo('home'), { replace: true });
  };
  useLateAnswers(({ call, bookingId }, { kind }) => {
    if (kind === 'ok' && call === addPayment.name && bookingId === ref.bookingId) succeed();
  });

  const pay = useAction(async (due: Paise) => {
    setAlert(null);
    setThrown(null);
    setNotSaved(false);
    // Recorded already: retry the waiting action.
    if (isWaiting) return actionQueue.resend(ref.bookingId);
    if (due <= 0) return setAlert(say(texts.nothingDue));
    const input = { ...ref, amount: due, mode: CASH };
    const knew = knowsItWaits(ref.bookingId);
    const result = await actionQueue.enqueue(addPayment, ref.bookingId, input, { saysNo: true });
    if (result.kind === 'not-saved') {
      setNotSaved(true);
      return setAlert(say(texts.broken));
    }
    if (result.kind === 'waiting') {
      if (!knew && result.because !== 'slow') return setThrown(say(texts.broken));
      toasts.good(say(savedMessages.cash));
      return navigate(pathTo('home'), { replace: true });
    }
    readChanged(client, result);
    if (result.kind === 'refused') return setAlert(result.message);
    return succeed();
  });

  return {
    ...pay,
    alert: alert ?? thrown ?? (last?.state.kind === 'refused' ? wordsOf(last).help : null),
    /** The phone could neither persist nor send it. */
    note: isNotSaved ? say(actionMessages.notSaved) : null,
    /** Cash that waits on this phone; the server has not recorded it. */
    noted:
      thrown === null && !pay.isBusy && last !== undefined && isWaiting ? amountOf(last) : null,
  };
};

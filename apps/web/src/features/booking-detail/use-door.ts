import type { Booking } from '@karigar/contract/bookings/booking';
import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import type { Place } from '@karigar/domain/bookings/place';
import { formatMoney } from '@karigar/domain/money-text';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { whereAmI } from '#shared/device/where-am-i';
import { useKeyedCall } from '#platform/api/use-keyed-call';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { whyFailed } from '#platform/network/why-failed';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { visitMessages as texts } from './visit.messages.ts';

/** What he says at the door goes out at once or not at all: it is about where he stands now. */
export const useDoor = ({ id, orderId }: Booking) => {
  const say = useSay();
  const client = useQueryClient();
  const navigate = useNavigate();
  const sendArrival = useKeyedCall(reportArrival);
  const sendNotHome = useKeyedCall(reportNotHome);

  const here = async (): Promise<Place | null> => {
    try {
      return await whereAmI();
    } catch {
      toasts.bad(say(texts.noPlace));
      return null;
    }
  };

  const arrive = useAction(async () => {
    const place = await here();
    if (place === null) return;
    const result = await sendArrival({ bookingId: id, orderId, ...place });
    if (result.kind === 'ok') toasts.good(result.message);
    else toasts.bad(whyFailed(result, say));
    await client.invalidateQueries();
  });

  const leave = useAction(async () => {
    const place = await here();
    if (place === null) return;
    const result = await sendNotHome({ bookingId: id, orderId, ...place });
    if (result.kind !== 'ok') {
      toasts.bad(whyFailed(result, say));
      return;
    }
    const amount = formatMoney(result.data.earned);
    toasts.good(say(texts.visitPaid, { words: result.message, amount }));
    void client.invalidateQueries();
    await navigate(pathTo('home'), { replace: true });
  });

  return { arrive, leave };
};

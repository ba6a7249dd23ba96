import type { Booking } from '@karigar/contract/bookings/booking';
import { isDefinitive } from '@karigar/contract/call-result';
import { reportArrival } from '@karigar/contract/visit-problems/report-arrival';
import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { actionQueue } from '#platform/action-queue/action-queue';
import { useSettle } from '#entities/actions/use-settle';
import { whereAmI, type Fix } from '#platform/device/where-am-i';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { whyFailed } from '@karigar/client/network/why-failed';
import { fromPhone, toPhone } from '@karigar/client/time/server-now';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { arrivalRecord } from './arrival-record.ts';
import type { Leaving } from './use-over.ts';
import { visitMessages as texts } from './visit.messages.ts';

/**
 * With network, arrival and leaving are sent at once, because they are about the current position. Without, the
 * phone stores the times and the position and sends them later as evidence for an operator.
 */
export const useNotHome = (
  { id, orderId, arrivedAt }: Booking,
  onLeave: (leaving: Leaving) => void,
  onClose: () => void,
) => {
  const say = useSay();
  const client = useQueryClient();
  const settle = useSettle();
  const isOnline = useOnline();
  const [hasFailed, setFailed] = useState(false);
  const noted = useSyncExternalStore(arrivalRecord.subscribe, () => arrivalRecord.get(id));
  const ref = { bookingId: id, orderId };

  const here = async (): Promise<Fix | null> => {
    try {
      return await whereAmI();
    } catch {
      toasts.bad(say(texts.noPlace));
      return null;
    }
  };

  const noteArrival = (): void => {
    arrivalRecord.keep(id, Date.now());
    toasts.good(say(texts.arrivalNoted));
  };

  const arrive = useAction(async () => {
    if (!isOnline) return noteArrival();
    const place = await here();
    if (place === null) return;
    const { latitude, longitude } = place;
    const result = await call(reportArrival, { ...ref, latitude, longitude });
    if (result.kind === 'ok') toasts.good(result.message);
    else if (isDefinitive(result)) toasts.bad(whyFailed(result, say));
    else noteArrival();
    await client.invalidateQueries();
  });

  const leave = useAction(async () => {
    const place = await here();
    if (place === null) return;
    const { latitude, longitude } = place;
    onLeave('sending');
    const result = await call(reportNotHome, { ...ref, latitude, longitude });
    if (result.kind !== 'ok') {
      onLeave('no');
      // An operator decides: then the visit is reported as evidence.
      setFailed(result.kind !== 'refused' || result.code === 'not-home.too-many');
      toasts.bad(whyFailed(result, say));
      return;
    }
    arrivalRecord.remove(id);
    toasts.good(result.message);
    onLeave('left');
    void client.invalidateQueries();
  });

  /** Queued and sent later, with the position if known. */
  const noteMissed = useAction(async () => {
    const place = await whereAmI().catch(() => null);
    const came = arrivedAt === null ? (noted ?? Date.now()) : toPhone(arrivedAt);
    const input = { ...ref, arrivedAt: came, ...place };
    const result = await actionQueue.enqueue(reportMissedVisit, id, input, { saysNo: true });
    settle(result);
    if (result.kind === 'not-saved') return;
    if (result.kind === 'refused') toasts.bad(result.message);
    else toasts.good(result.kind === 'ok' ? result.message : say(texts.missedNoted));
    arrivalRecord.remove(id);
    onClose();
  });

  const notedAt = noted === null ? null : fromPhone(noted);
  return {
    arrive,
    /** Leaving is a direct call only if the server knows the arrival. */
    leave: arrivedAt !== null && isOnline && !hasFailed ? leave : noteMissed,
    /** The arrival time, from the server or from this phone. */
    cameAt: arrivedAt ?? notedAt,
    isReported: arrivedAt !== null,
    isEvidence: arrivedAt === null || !isOnline || hasFailed,
    isOnline,
  };
};

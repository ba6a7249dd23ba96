import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { hashKey, type FetchQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Entry } from '#platform/action-queue/action';
import { actionQueue } from '#platform/action-queue/action-queue';
import { isDone } from '#platform/action-queue/queue-model';
import type { BookingRef } from '#platform/navigation/booking-ref';
import { reportError } from '@karigar/client/errors/report-error';
import { bookingAddOns } from '#entities/add-ons/booking-add-ons';
import { chatOf } from '#entities/chat/chat';
import { persistSeparateQueries } from '#platform/cache/persist-separately';
import { persistQueriesNow } from '#platform/cache/persist-queries';
import { liveBookings } from '#entities/bookings/live-bookings';
import { paymentSummary } from '#entities/payments/payment-summary';
import { queryClient } from '#platform/cache/query-client';
import { wasRefused } from '@karigar/client/cache/was-refused';
import { accountOf } from '@karigar/client/session/account';
import { session } from '#platform/session/session';
import { createReadBack } from '#platform/sync/create-read-back';

type Read = { readonly hash: string; readonly fetch: () => Promise<void> };

/** The read of a query, whatever it answers. */
const readOf = <Data, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Read => ({
  hash: hashKey(options.queryKey),
  fetch: () => queryClient.prefetchQuery({ ...options, staleTime: 0 }),
});

/** The queries that show an action's result. */
const readsOf = (entry: Entry): readonly Read[] => {
  const ref = entry.input as BookingRef;
  switch (entry.call) {
    case sendChat.name:
      return [readOf(chatOf(ref))];
    case addPayment.name:
      return [readOf(paymentSummary(ref)), readOf(liveBookings)];
    case proposeAddOns.name:
    case submitApproval.name:
      return [readOf(bookingAddOns(ref)), readOf(liveBookings)];
    default:
      return [readOf(liveBookings)];
  }
};

const doneOfMine = (): readonly Entry[] => {
  const account = accountOf(session.get());
  return actionQueue.entries().filter((entry) => entry.account === account && isDone(entry));
};

/**
 * While somebody is signed in: an accepted action stays on the phone until a read that started after it is
 * persisted. So the shown state never falls back, whether the page or the service worker sent the action.
 */
export const followReadBack = (): (() => void) => {
  const readBack = createReadBack({
    done: doneOfMine,
    reads: (entry) => readsOf(entry).map(({ hash }) => hash),
    fetch: async (entry) => {
      for (const { fetch } of readsOf(entry)) await fetch();
    },
    persist: async () => {
      await persistQueriesNow();
      await persistSeparateQueries();
    },
    hide: actionQueue.hide,
    release: actionQueue.release,
    isAwake: () => navigator.onLine && document.visibilityState === 'visible',
    onError: reportError,
  });
  const stopReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    if (action.type === 'fetch') readBack.asked(query.queryHash);
    const isAnswer = action.type === 'success' && action.manual !== true;
    if (isAnswer || (action.type === 'error' && wasRefused(action.error)))
      readBack.answered(query.queryHash);
  });
  const stopQueue = actionQueue.subscribe(readBack.look);
  addEventListener('online', readBack.look);
  document.addEventListener('visibilitychange', readBack.look);
  readBack.look();
  return () => {
    stopReads();
    stopQueue();
    removeEventListener('online', readBack.look);
    document.removeEventListener('visibilitychange', readBack.look);
    readBack.stop();
  };
};

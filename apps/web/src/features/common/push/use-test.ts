import { testPush } from '@karigar/contract/push/test-push';
import { useState } from 'react';
import { call } from '#platform/api/call';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { alerts } from '#platform/push/alerts';
import { noteTest } from '#platform/push/alerts-notice';
import { onWorkerMessage } from '#platform/push/worker-message';
import { useAction } from '@karigar/client/api/use-action';

const PATIENCE_MS = 20_000;

export type Outcome =
  | { readonly kind: 'arrived' | 'missing' }
  | { readonly kind: 'failed'; readonly why: string };

/** Subscribes before it asks: the alert may arrive before the reply. */
const listenFor = (mark: string) => {
  let stop: () => void = () => undefined;
  const arrived = new Promise<boolean>((resolve) => {
    const unsubscribe = onWorkerMessage((message) => {
      if (message.type === 'test-arrived' && message.mark === mark) resolve(true);
    });
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    stop = () => {
      unsubscribe();
      clearTimeout(timer);
    };
  });
  return { arrived: arrived.finally(() => stop()), stop };
};

/** Sends a test alert through the push service and waits until it reaches this phone. */
export const useTest = () => {
  const say = useSay();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const test = useAction(async () => {
    setOutcome(null);
    const mark = crypto.randomUUID();
    const subscription = listenFor(mark);
    const asked = await call(testPush, { playerId: alerts.playerId(), mark });
    if (asked.kind !== 'ok') {
      subscription.stop();
      // The server dropped this phone's subscription, for example after a long time offline.
      if (asked.kind === 'refused' && asked.code === 'push.not-subscribed') await alerts.forget();
      return setOutcome({ kind: 'failed', why: whyFailed(asked, say) });
    }
    const hasArrived = await subscription.arrived;
    noteTest(hasArrived);
    setOutcome({ kind: hasArrived ? 'arrived' : 'missing' });
  });
  return { ...test, outcome };
};

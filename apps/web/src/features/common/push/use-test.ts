import { testPush } from '@karigar/contract/push/test-push';
import { useState } from 'react';
import { call } from '#shared/api/call';
import { useSay } from '#platform/i18n/use-say';
import { whyFailed } from '#platform/network/why-failed';
import { alerts } from '#platform/push/alerts';
import { onWorkerMessage } from '#platform/push/worker-message';
import { useAction } from '#platform/api/use-action';

const PATIENCE_MS = 20_000;

export type Outcome =
  | { readonly kind: 'arrived' | 'missing' }
  | { readonly kind: 'failed'; readonly why: string };

/** Listens before it asks: the alert may be here before the answer. */
const listenFor = (mark: string) => {
  let stop: () => void = () => undefined;
  const arrived = new Promise<boolean>((resolve) => {
    const deaf = onWorkerMessage((message) => {
      if (message.type === 'test-arrived' && message.mark === mark) resolve(true);
    });
    const timer = setTimeout(() => resolve(false), PATIENCE_MS);
    stop = () => {
      deaf();
      clearTimeout(timer);
    };
  });
  return { arrived: arrived.finally(() => stop()), stop };
};

/** Sends an alert the whole way round and waits for it to come back to this phone. */
export const useTest = () => {
  const say = useSay();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const test = useAction(async () => {
    setOutcome(null);
    const mark = crypto.randomUUID();
    const ear = listenFor(mark);
    const asked = await call(testPush, { playerId: alerts.playerId(), mark });
    if (asked.kind !== 'ok') {
      ear.stop();
      // The server has let go of this phone, as after a long time in a drawer.
      if (asked.kind === 'refused' && asked.code === 'push.not-subscribed') await alerts.forget();
      return setOutcome({ kind: 'failed', why: whyFailed(asked, say) });
    }
    setOutcome({ kind: (await ear.arrived) ? 'arrived' : 'missing' });
  });
  return { ...test, outcome };
};

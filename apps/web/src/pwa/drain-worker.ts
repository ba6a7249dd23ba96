import type { ActionResult, Entry } from '#platform/action-queue/action';
import { callOf } from '#platform/action-queue/action-calls';
import { actionResultOf } from '#platform/action-queue/action-result';
import { ACTIONS_CHANNEL, type TabMessage } from '#platform/action-queue/actions-channel';
import { createDrainer } from '#platform/action-queue/drainer';
import { isOpen } from '#platform/action-queue/queue-model';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { lockOf } from '#platform/action-queue/run-alone';
import { sealQueue } from '#platform/queue-seal/seal-queue';
import { accountOf } from '@karigar/client/session/account';
import { DRAIN_TAG } from '#platform/sync/drain-tag';
import { clientOf, heldSession } from './client-worker.ts';

const OTHER_LOGIN = { kind: 'waiting', because: 'signed-out' } as const;

/** Sends one action of this account, while the account is still signed in. */
const send = async (mine: string, entry: Entry, onEnd: () => void): Promise<ActionResult> => {
  const session = await heldSession();
  if (session === null || session.owesProof || accountOf(session) !== mine) return OTHER_LOGIN;
  const call = await clientOf(session);
  try {
    const [made, input] = callOf(entry);
    const result = await call(made, input, { key: entry.key });
    if (result.kind === 'signed-out' && !result.isSecondProofNeeded) onEnd();
    return actionResultOf(result);
  } catch {
    return { kind: 'waiting', because: 'bad-reply' };
  }
};

/** Skips when a page drains already: the page can also show the result. */
const unlessAPageDoes = async (account: string, work: () => Promise<void>): Promise<void> => {
  await navigator.locks.request(lockOf(account), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
};

/** Sends the queue without a page. Rejects when something still waits, so that the browser wakes the worker again. */
const drain = async (): Promise<void> => {
  const session = await heldSession();
  if (session === null) return;
  const mine = accountOf(session);
  const pages = new BroadcastChannel(ACTIONS_CHANNEL);
  const store = createQueueStore();
  let isEnded = false;
  const drainer = createDrainer({
    store,
    account: () => mine,
    alone: unlessAPageDoes,
    send: (entry) => send(mine, entry, () => (isEnded = true)),
    onSettled: ({ key }, result) => pages.postMessage({ key, result } satisfies TabMessage),
  });
  await drainer.drain();
  pages.close();
  // The page closes the session when it is next opened.
  if (isEnded) return sealQueue(mine);
  const isLeft = (await store.read()).some((entry) => entry.account === mine && isOpen(entry));
  if (isLeft) throw new Error('something still waits');
};

/** TypeScript's library does not have this type yet. */
type Knock = Event & {
  readonly tag: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Background Sync only wakes the worker: actions, accounts and replies are in the queue. */
export const listenForDrain = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('sync', (event) => {
    const knock = event as Knock;
    if (knock.tag === DRAIN_TAG) knock.waitUntil(drain());
  });
};

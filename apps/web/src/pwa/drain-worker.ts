import type { ActionResult, Entry } from '#shared/action-queue/action';
import { callOf } from '#platform/action-queue/action-calls';
import { actionResultOf } from '#platform/action-queue/action-result';
import { ACTIONS_CHANNEL, type Told } from '#shared/action-queue/actions-channel';
import { createDrainer } from '#platform/action-queue/drainer';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { lockOf } from '#platform/action-queue/run-alone';
import { accountOf } from '#platform/session/account';
import { DRAIN_TAG } from '#shared/sync/drain-tag';
import { clientOf, heldSession } from './client-worker.ts';

const OTHER_LOGIN = { kind: 'waiting', because: 'signed-out' } as const;

/** One thing of this account, while it is still the one that is in. */
const send = async (mine: string, entry: Entry): Promise<ActionResult> => {
  const session = await heldSession();
  if (session === null || session.owesProof || accountOf(session) !== mine) return OTHER_LOGIN;
  const call = await clientOf(session);
  try {
    const [made, input] = callOf(entry);
    return actionResultOf(await call(made, input, { key: entry.key }));
  } catch {
    return { kind: 'waiting', because: 'bad-reply' };
  }
};

/** A page that drains already does it better: it can also tell. */
const unlessAPageDoes = async (account: string, work: () => Promise<void>): Promise<void> => {
  await navigator.locks.request(lockOf(account), { ifAvailable: true }, (lock) =>
    lock === null ? undefined : work(),
  );
};

/** Sends what waits for whoever is in, with no page open. Rejects when something still waits, so that the browser wakes us again. */
const drain = async (): Promise<void> => {
  const session = await heldSession();
  if (session === null) return;
  const mine = accountOf(session);
  const pages = new BroadcastChannel(ACTIONS_CHANNEL);
  const store = createQueueStore();
  const drainer = createDrainer({
    store,
    account: () => mine,
    alone: unlessAPageDoes,
    send: (entry) => send(mine, entry),
    onSettled: ({ key }, result) => pages.postMessage({ key, result } satisfies Told),
  });
  await drainer.drain();
  pages.close();
  const isLeft = (await store.read()).some(
    ({ account, state }) => account === mine && state.kind !== 'refused',
  );
  if (isLeft) throw new Error('something still waits');
};

/** No library describes it yet. */
type Knock = Event & {
  readonly tag: string;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** Background Sync is no more than a knock: what waits, whose it is and what was answered stands in the queue. */
export const listenForDrain = (worker: ServiceWorkerGlobalScope): void => {
  worker.addEventListener('sync', (event) => {
    const knock = event as Knock;
    if (knock.tag === DRAIN_TAG) knock.waitUntil(drain());
  });
};

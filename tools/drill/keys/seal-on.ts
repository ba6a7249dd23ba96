import { setTimeout as pause } from 'node:timers/promises';
import { makeQueueKey } from '@karigar/contract/sessions/make-queue-key';
import { openQueueKey } from '@karigar/contract/sessions/open-queue-key';
import { createPerson, type Look } from '../../../apps/api/testing/fresh-people.ts';
import { sendCall } from '../../../apps/api/testing/send-call.ts';

interface World {
  look: Look;
  signIn: (person: Awaited<ReturnType<typeof createPerson>>) => Promise<string>;
}

const PEOPLE = 300;
const EVERY_MS = 300;
/** Often enough that both processes are asked for what one of them has sealed. */
const OPENED = 4;

/** One process after the other seals the key pair of a new person; any of them opens it. */
export const sealOn = async (base: string, world: World) => {
  // Before passwords are asked for.
  const tokens: string[] = [];
  for (let made = 0; made < PEOPLE; made += 1)
    tokens.push(await world.signIn(await createPerson(world.look, 'customer', Date.now())));
  const failures: string[] = [];
  const counts = { opened: 0 };
  const stopping = new AbortController();
  const ask = async (call: typeof makeQueueKey | typeof openQueueKey, token: string) => {
    const { status, body, text } = await sendCall(base, call, {}, { token });
    if (status !== 200 || !body.success) failures.push(`${call.name}: ${status} ${text}`);
    return body.data;
  };
  const work = async (): Promise<void> => {
    for (const token of tokens) {
      if (stopping.signal.aborted) return;
      await ask(makeQueueKey, token);
      for (let times = 0; times < OPENED; times += 1) {
        const opened = await ask(openQueueKey, token);
        const { privateKey = '' } = (opened ?? {}) as { privateKey?: string };
        if (privateKey !== '') counts.opened += 1;
      }
      await pause(EVERY_MS);
    }
  };
  const working = work().catch((error: unknown) => {
    failures.push(`sealed values: ${String(error)}`);
  });
  return {
    failures,
    counts,
    stop: (): Promise<void> => {
      stopping.abort();
      return working;
    },
  };
};

import { startWork } from '@karigar/contract/bookings/start-work';
import { expect, it } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { heldKeys } from '#platform/queue-seal/held-keys';
import { accountOf, type Session } from '@karigar/client/session/account';
import { endedSession } from '#platform/session/ended-session';
import { session } from '#platform/session/session';
import { expectWords, showScreen } from '#testing/show-screen.tsx';
import { onStage } from '#testing/stage';
import { cut, playServer } from '#testing/test-server';
import { EndedNotice } from './ended-notice.tsx';

/** Of a pair that nobody has. */
const PUBLIC_KEY =
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

onStage();

it('the login screen seals what an ended session left in clear, and counts it', async () => {
  const accountId = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const ended: Session = { authToken: 'token', role: 'serviceman', accountId };
  const account = accountOf(ended);
  playServer().on(startWork, cut);
  await session.open(ended);
  await heldKeys.set(account, PUBLIC_KEY);
  await actionQueue.enqueue(startWork, 7, { bookingId: 7, orderId: 9, startedAt: 5 });
  endedSession.note(ended, 'Your session has ended.');
  await session.close();
  const calls = async () => (await createQueueStore().read()).map(({ call }) => call);
  expect(await calls()).toEqual(['start-work']);

  await showScreen(EndedNotice, '/login');
  await expectWords('1 unsent action is on this phone.');
  await expect.poll(calls).toEqual(['']);
  expect(await heldKeys.get(account)).toBeUndefined();
  await showScreen(EndedNotice, '/login');
  await expectWords('1 unsent action is on this phone.');
});

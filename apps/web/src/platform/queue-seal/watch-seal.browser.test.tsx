import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { makeQueueKey } from '@karigar/contract/sessions/make-queue-key';
import { openQueueKey } from '@karigar/contract/sessions/open-queue-key';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { actionQueue } from '#platform/action-queue/action-queue';
import { createQueueStore } from '#platform/action-queue/queue-store';
import { call } from '#platform/api/call';
import type { Session } from '@karigar/client/session/account';
import { session } from '#platform/session/session';
import { cut, playServer, reply } from '#testing/test-server';
import { heldKeys } from './held-keys.ts';
import { dropQueue, sealQueue } from './seal-queue.ts';
import { watchSeal } from './watch-seal.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const written = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** As the server makes them. */
const newPair = async () => {
  const pair = await crypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  return {
    publicKey: written(await crypto.subtle.exportKey('raw', pair.publicKey)),
    privateKey: written(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
};

type Server = ReturnType<typeof playServer>;
let server: Server;
let stop: () => void;
let suresh: Session;
let accountOfSuresh = '';

const ref = { bookingId: 7, orderId: 9 };
const CODE = '918273';
const WORDS = 'Key is under the blue pot';

beforeEach(async () => {
  const accountId = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  suresh = { authToken: 'token-1', role: 'serviceman', accountId };
  accountOfSuresh = `serviceman:${accountId}`;
  server = playServer();
  const pair = await newPair();
  server.on(makeQueueKey, () => reply(makeQueueKey, { publicKey: pair.publicKey }));
  server.on(openQueueKey, () => reply(openQueueKey, { privateKey: pair.privateKey }));
  server.on(startWork, cut);
  server.on(verifyCompletionOtp, cut);
  server.on(sendChat, cut);
  await session.open(suresh);
  stop = watchSeal();
});

afterEach(async () => {
  stop();
  await createQueueStore().change(() => [[], null]);
  await session.close();
  await heldKeys.forget(accountOfSuresh);
  await actionQueue.refresh();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const picture = new File([new TextEncoder().encode('PICTURE OF A HALL')], 'hall.jpg', {
  type: 'image/jpeg',
});

const leaveWaiting = async (): Promise<void> => {
  await actionQueue.enqueue(startWork, 7, { ...ref, startedAt: 5 });
  await actionQueue.enqueue(verifyCompletionOtp, 7, { ...ref, otp: CODE });
  const chat = { ...ref, message: WORDS, by: 'me' as const, picture };
  await actionQueue.enqueue(sendChat, 7, chat, { after: 0 });
};

/** Every value in every IndexedDB of this origin, pictures as their text. */
const everything = async (): Promise<string> => {
  const found: string[] = [JSON.stringify(Object.entries(localStorage))];
  const over = <Value,>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('closed')));
    });
  const textOf = async (value: unknown): Promise<void> => {
    if (value instanceof File) found.push(value.name, await value.text());
    else if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
      found.push(new TextDecoder('latin1').decode(value));
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) {
        found.push(name);
        await textOf(part);
      }
    else found.push(String(value));
  };
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await over(indexedDB.open(name));
    for (const store of db.objectStoreNames)
      await textOf(await over<unknown[]>(db.transaction(store).objectStore(store).getAll()));
    db.close();
  }
  return found.join('\n');
};

const SECRETS = [CODE, WORDS, 'PICTURE OF A HALL', 'hall.jpg', 'verify-completion-otp'];
const leaked = async (): Promise<string[]> => {
  const all = await everything();
  return SECRETS.filter((secret) => all.includes(secret));
};
const keyIsHeld = async (): Promise<void> => {
  await expect.poll(() => heldKeys.get(accountOfSuresh)).toEqual(expect.any(String));
};
const mine = () => actionQueue.entries().filter(({ account }) => account === accountOfSuresh);

it('after the end of a session, by any way, no store of the phone has what waits in clear', async () => {
  await keyIsHeld();
  await leaveWaiting();
  expect(await leaked()).toEqual(SECRETS);
  await session.close();
  await expect.poll(leaked).toEqual([]);
  expect(await createQueueStore().read()).toHaveLength(3);
  await expect.poll(() => heldKeys.get(accountOfSuresh)).toBeUndefined();
});

it('what waits is sealed when the server ended the session', async () => {
  await keyIsHeld();
  await leaveWaiting();
  server.on(getProfile, () =>
    Response.json(
      { success: false, code: 'session.ended', message: 'Ended.', data: null },
      { status: 401 },
    ),
  );
  await call(getProfile, {});
  expect(session.get()).toBeNull();
  await expect.poll(leaked).toEqual([]);
});

it('the next login of the account opens the queue and then sends it in order; another login sees nothing', async () => {
  await keyIsHeld();
  await leaveWaiting();
  await session.close();
  await expect.poll(leaked).toEqual([]);

  const sent: string[] = [];
  server.on(startWork, () => {
    sent.push('start');
    return reply(startWork, null);
  });
  server.on(verifyCompletionOtp, (fields) => {
    sent.push(`code ${fields.get('otp')}`);
    return reply(verifyCompletionOtp, null);
  });
  server.on(sendChat, async (fields) => {
    const [file] = fields.getAll('file');
    sent.push(`${fields.get('message')} ${file instanceof File ? await file.text() : ''}`);
    return reply(sendChat, null);
  });
  await session.open({ authToken: 'token-2', role: 'serviceman', accountId: 1 });
  await expect.poll(() => heldKeys.get('serviceman:1')).toEqual(expect.any(String));
  await actionQueue.resend();
  expect([sent, actionQueue.entries().length, mine()]).toEqual([[], 3, []]);
  expect(await leaked()).toEqual([]);

  await session.close();
  await session.open({ ...suresh, authToken: 'token-3' });
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent).toContain(`${WORDS} PICTURE OF A HALL`);
  expect(sent.filter((one) => !one.startsWith(WORDS))).toEqual(['start', `code ${CODE}`]);
});

it('without the key nothing is shown or sent, also nothing newer, until the server gives it', async () => {
  await keyIsHeld();
  await leaveWaiting();
  await session.close();
  await expect.poll(leaked).toEqual([]);
  server.on(openQueueKey, cut);
  const sent: string[] = [];
  server.on(verifyCompletionOtp, (fields) => {
    sent.push(String(fields.get('otp')));
    return reply(verifyCompletionOtp, null);
  });
  await session.open({ ...suresh, authToken: 'token-4' });
  await expect.poll(() => heldKeys.get(accountOfSuresh)).toEqual(expect.any(String));
  expect(mine()).toEqual([]);
  const newer = await actionQueue.enqueue(verifyCompletionOtp, 7, { ...ref, otp: '555555' });
  expect([newer.kind, sent]).toEqual(['waiting', []]);

  const pair = await newPair();
  server.on(openQueueKey, () => reply(openQueueKey, { privateKey: pair.privateKey }));
  dispatchEvent(new Event('online'));
  // The server lost the pair: what it cannot open is kept, and no longer in the way.
  await expect.poll(() => sent).toEqual(['555555']);
  expect((await createQueueStore().read()).filter(({ sealed }) => sealed)).toHaveLength(3);
});

it('a session without the key leaves what waits as it is, and no other login sends it', async () => {
  await keyIsHeld();
  await heldKeys.forget(accountOfSuresh);
  stop();
  await leaveWaiting();
  await sealQueue(accountOfSuresh);
  await session.close();
  await session.open({ authToken: 'token-2', role: 'serviceman', accountId: 1 });
  const before = server.asked(startWork).length;
  await actionQueue.resend();
  expect(server.asked(startWork)).toHaveLength(before);
  expect((await createQueueStore().read()).map(({ call: name }) => name)).toEqual([
    'start-work',
    'verify-completion-otp',
    'send-chat',
  ]);
});

it('an erased account leaves nothing on the phone, and others keep theirs', async () => {
  await keyIsHeld();
  await leaveWaiting();
  await session.close();
  await expect.poll(leaked).toEqual([]);
  await session.open({ authToken: 'token-2', role: 'serviceman', accountId: 1 });
  await actionQueue.enqueue(startWork, 8, { bookingId: 8, orderId: 8, startedAt: 5 });
  await dropQueue(accountOfSuresh);
  expect((await createQueueStore().read()).map(({ account }) => account)).toEqual(['serviceman:1']);
});

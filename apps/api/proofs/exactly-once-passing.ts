import { randomUUID } from 'node:crypto';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { TestApp } from '#testing/test-app';
import type { TestIssuer } from '#testing/test-issuer';
import { openSession, setStage } from './exactly-once-stage.ts';
import {
  breakChat,
  countEffect,
  countKeys,
  mendChat,
  whileKeyIsTaken,
} from './exactly-once-store.ts';

const prepareChat = async (app: TestApp, issuer: TestIssuer) => {
  const stage = await setStage(app, issuer);
  const { bookingId, orderId } = await stage.booking('assigned');
  const token = await openSession(app, stage.serviceman);
  const key = randomUUID();
  const fields = {
    bookingId: String(bookingId),
    mainId: String(orderId),
    message: 'On my way',
    type: 's',
  };
  return {
    key,
    scope: `account:${stage.serviceman.id}`,
    send: (as = key) => app.sendFields(sendChat, fields, { token, key: as }),
    kept: () => countKeys(app.look, key),
    messages: () => countEffect(app.look, 'messages', bookingId),
  };
};

/** For each kind of transient failure: its reply, the rows it left, and the reply to the retry. */
export type Passing = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly kept: number;
  readonly messages: number;
  readonly nextTry: { readonly status: number; readonly messages: number };
};

type Chat = Awaited<ReturnType<typeof prepareChat>>;

const passingOf = async (
  chat: Chat,
  fail: () => ReturnType<Chat['send']>,
  mend: () => Promise<void> = () => Promise.resolve(),
): Promise<Passing> => {
  const { status, headers } = await fail();
  const left = { kept: await chat.kept(), messages: await chat.messages() };
  await mend();
  const again = await chat.send();
  return {
    status,
    retryAfter: headers.get('retry-after'),
    ...left,
    nextTry: { status: again.status, messages: await chat.messages() },
  };
};

/** A twin request waits for the key until its time limit: 409, and the retry runs as the first. */
export const keyInProgress = async (app: TestApp, issuer: TestIssuer): Promise<Passing> => {
  const chat = await prepareChat(app, issuer);
  const taken = { scope: chat.scope, key: chat.key, call: sendChat.name };
  return passingOf(chat, () =>
    whileKeyIsTaken(app.database.url('admin'), taken, () => chat.send()),
  );
};

/** The database fails in the middle of the write: 500, and the transaction is rolled back. */
export const databaseFails = async (app: TestApp, issuer: TestIssuer): Promise<Passing> => {
  const chat = await prepareChat(app, issuer);
  await breakChat(app.look);
  return passingOf(
    chat,
    () => chat.send(),
    () => mendChat(app.look),
  );
};

/** The calls of this minute are used up: 429 before the key is checked. */
export const tooManyCalls = async (app: TestApp, issuer: TestIssuer) => {
  const chat = await prepareChat(app, issuer);
  await chat.send(randomUUID());
  const { status, headers } = await chat.send();
  return { status, retryAfter: headers.get('retry-after'), kept: await chat.kept() };
};

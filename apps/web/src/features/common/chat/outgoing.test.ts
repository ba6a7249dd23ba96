import type { ChatMessage } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { expect, it } from 'vitest';
import { notListed, type Outgoing } from './outgoing.ts';

const REFUSED = { kind: 'refused', code: '', message: '', details: null } as const;

const waits = (key: string, message: string, after = 4, isRefused = false) =>
  ({
    key,
    account: 'a',
    bookingId: 7,
    call: sendChat.name,
    order: 1,
    createdAt: 0,
    after,
    isWhole: true,
    input: { bookingId: 7, orderId: 9, message, by: 'me' },
    state: isRefused ? REFUSED : { kind: 'sending' },
  }) satisfies Outgoing;
const listed = (id: number, text: string, mine = true): ChatMessage => ({
  id,
  text,
  mine,
  sentAt: 0,
  picture: null,
  mark: null,
});
const keys = (outgoing: readonly Outgoing[]) => outgoing.map(({ key }) => key);

it('leaves out messages that the server has already', () => {
  const outgoing = [waits('a', 'ok'), waits('b', 'coming')];
  expect(keys(notListed(outgoing, [listed(5, 'ok')]))).toEqual(['b']);
});

it('matches messages one to one: sent twice and listed once, one is still unsent', () => {
  const outgoing = [waits('a', 'ok'), waits('b', 'ok')];
  expect(keys(notListed(outgoing, [listed(5, 'ok')]))).toEqual(['b']);
  expect(keys(notListed(outgoing, [listed(5, 'ok'), listed(6, 'ok')]))).toEqual([]);
});

it('does not match equal messages that were sent before, or by the other side', () => {
  const outgoing = [waits('a', 'ok', 5)];
  expect(keys(notListed(outgoing, [listed(5, 'ok'), listed(6, 'ok', false)]))).toEqual(['a']);
});

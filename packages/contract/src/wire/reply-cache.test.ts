import { expect, it, vi } from 'vitest';
import type { ReadReply } from './read-reply.ts';
import { createReplyCache } from './reply-cache.ts';

type Read = (written: string) => ReadReply<string[], 'booking.not-found'>;
const reader = () => vi.fn<Read>((written) => ({ kind: 'ok', data: [written], message: '' }));

it('decodes an equal reply once and returns the same object', () => {
  const keep = createReplyCache();
  const read = reader();
  const first = keep('list', read)('a');
  expect(keep('list', read)('a')).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

it('decodes again when the reply or the call changed', () => {
  const keep = createReplyCache();
  const read = reader();
  for (const [asked, written] of [
    ['list', 'a'],
    ['list', 'b'],
    ['other', 'b'],
    ['list', 'a'],
  ] as const)
    keep(asked, read)(written);
  expect(read).toHaveBeenCalledTimes(4);
});

it('caches no refusals and at most the last twenty replies', () => {
  const keep = createReplyCache();
  const refuse = vi.fn<Read>(() => ({ kind: 'bad-reply' }));
  keep('broken', refuse)('a');
  keep('broken', refuse)('a');
  expect(refuse).toHaveBeenCalledTimes(2);
  const read = reader();
  for (let at = 0; at <= 20; at += 1) keep(`list ${at}`, read)('a');
  keep('list 0', read)('a');
  expect(read).toHaveBeenCalledTimes(22);
});

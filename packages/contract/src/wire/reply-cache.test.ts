import { expect, it, vi } from 'vitest';
import type { ReadReply } from './read-reply.ts';
import { keepReads } from './kept-reads.ts';

type Read = (written: string) => ReadReply<string[]>;
const reader = () => vi.fn<Read>((written) => ({ kind: 'ok', data: [written], message: '' }));

it('decodes an equal reply once and answers with the very same', () => {
  const keep = keepReads();
  const read = reader();
  const first = keep('list', read)('a');
  expect(keep('list', read)('a')).toBe(first);
  expect(read).toHaveBeenCalledTimes(1);
});

it('decodes again when the reply changed, or another was asked for', () => {
  const keep = keepReads();
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

it('keeps no refusal and no more than the last twenty', () => {
  const keep = keepReads();
  const refuse = vi.fn<Read>(() => ({ kind: 'bad-reply' }));
  keep('broken', refuse)('a');
  keep('broken', refuse)('a');
  expect(refuse).toHaveBeenCalledTimes(2);
  const read = reader();
  for (let at = 0; at <= 20; at += 1) keep(`list ${at}`, read)('a');
  keep('list 0', read)('a');
  expect(read).toHaveBeenCalledTimes(22);
});

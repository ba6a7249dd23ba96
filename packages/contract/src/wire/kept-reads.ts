import type { ReadReply } from './read-reply.ts';

const MOST_KEPT = 20;

type Kept = { readonly written: string; readonly reply: ReadReply<unknown> };

/** A poll mostly brings what it brought before: an equal reply is not decoded again and keeps its identity. */
export const keepReads = () => {
  const kept = new Map<string, Kept>();
  return <Output>(asked: string, read: (written: string) => ReadReply<Output>) =>
    (written: string): ReadReply<Output> => {
      const before = kept.get(asked);
      if (before?.written === written) return before.reply as ReadReply<Output>;
      const reply = read(written);
      kept.delete(asked);
      if (reply.kind === 'ok') kept.set(asked, { written, reply });
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      return reply;
    };
};

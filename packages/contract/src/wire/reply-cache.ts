type Reply = { readonly kind: string };

const MOST_CACHED = 20;

type CachedReply = { readonly written: string; readonly reply: Reply };

/** Polling mostly returns the same reply: an equal reply is not decoded again and keeps its identity. */
export const createReplyCache = () => {
  const cached = new Map<string, CachedReply>();
  return <Read extends Reply>(asked: string, read: (written: string) => Read) =>
    (written: string): Read => {
      const before = cached.get(asked);
      if (before?.written === written) return before.reply as Read;
      const reply = read(written);
      cached.delete(asked);
      if (reply.kind === 'ok') cached.set(asked, { written, reply });
      const [oldest] = cached.keys();
      if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest);
      return reply;
    };
};

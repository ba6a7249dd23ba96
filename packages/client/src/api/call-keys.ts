type Timer = ReturnType<typeof setTimeout>;

/** Later an equal input is a new intention. */
const OPEN_MS = 600_000;

/** For a login: its reply holds the session and is not sent twice, so after a lost reply one logs in anew. */
export const newKey = (): { readonly key: string } => ({ key: crypto.randomUUID() });

/**
 * The idempotency keys of writes that have no final reply yet. The same write of the same account
 * keeps its key, whichever screen sends it: pressed again after a lost reply, it takes effect once.
 */
export const createCallKeys = () => {
  const open = new Map<string, { readonly key: string; readonly timer: Timer }>();
  /** Files compare by identity. */
  const files = new WeakMap<Blob, string>();
  const printOf = (_name: string, value: unknown): unknown => {
    if (!(value instanceof Blob)) return value;
    const print = files.get(value) ?? newKey().key;
    files.set(value, print);
    return print;
  };

  /** The key of this intention, and a function that ends it after a final reply. */
  return (account: string, call: string, input: unknown) => {
    const print = JSON.stringify([account, call, input], printOf);
    const end = (): void => {
      clearTimeout(open.get(print)?.timer);
      open.delete(print);
    };
    const intention = open.get(print) ?? { ...newKey(), timer: setTimeout(end, OPEN_MS) };
    open.set(print, intention);
    return { key: intention.key, end };
  };
};

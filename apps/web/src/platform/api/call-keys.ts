const isSame = (one: object, other: object): boolean => {
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    fields.length === others.size && fields.every(([name, value]) => others.get(name) === value)
  );
};

/** The same input keeps its idempotency key until its reply, so it takes effect once. Files compare by identity. */
export const createCallKeys = () => {
  let open: { readonly input: object; readonly key: string } | null = null;
  return {
    keyOf: (input: object): string => {
      if (open === null || !isSame(open.input, input)) open = { input, key: crypto.randomUUID() };
      return open.key;
    },
    /** After a final reply: the next input is a new action. */
    forget: (): void => {
      open = null;
    },
  };
};

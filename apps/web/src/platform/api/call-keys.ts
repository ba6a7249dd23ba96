const isSame = (one: object, other: object): boolean => {
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    fields.length === others.size && fields.every(([name, value]) => others.get(name) === value)
  );
};

/** The same thing sent again keeps its key until it was answered, so it takes effect once. A file is the same by itself. */
export const createCallKeys = () => {
  let open: { readonly input: object; readonly key: string } | null = null;
  return {
    keyOf: (input: object): string => {
      if (open === null || !isSame(open.input, input)) open = { input, key: crypto.randomUUID() };
      return open.key;
    },
    /** It was answered for good: whatever comes next is a new action. */
    forget: (): void => {
      open = null;
    },
  };
};

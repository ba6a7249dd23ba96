/** Made once for each object: what has not changed is the same object, and is not made again. */
export const onceForEach = <Of extends object, Made>(
  make: (of: Of) => Made,
): ((of: Of) => Made) => {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
};

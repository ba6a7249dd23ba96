/** Replaces {names} by their values; throws on a missing value. */
export const fillText = (
  what: string,
  written: string,
  values: Readonly<Record<string, string>>,
): string =>
  written.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${what} needs "${name}"`);
    return value;
  });

/** A pattern as a regular expression over a whole path, for code without a router. */
export const patternSource = (pattern: string): string =>
  `^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}/?$`;

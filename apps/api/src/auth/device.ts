import type { IncomingHttpHeaders } from 'node:http';
import type { Vault } from '#platform/vault';

/** What a call comes from. */
export type Device = {
  /** As it names itself, a random word it keeps; empty for a caller that gives none. */
  readonly name: string;
  /** As its owner would know it: 'Chrome · Android'. Empty when it cannot be told. */
  readonly label: () => string;
  /** A browser keeps cookies, so its session is bound to one. */
  readonly isBrowser: boolean;
  /** The secret of the session it has, as its cookie says. */
  readonly cookie: string | null;
};

/** A device as it is counted by and looked up: never by what it calls itself. */
export const deviceHash = (vault: Pick<Vault, 'keyedHash'>, name: string): string =>
  vault.keyedHash(name, 'device');

type Mark = readonly [RegExp, string];

// In this order: most browsers also claim to be Chrome, and Chrome to be Safari.
const BROWSERS: readonly Mark[] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bEdgA?(?:iOS)?\/|Microsoft Edge/, 'Edge'],
  [/\bOPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Google Chrome|Chrome\/|CriOS\//, 'Chrome'],
  [/Chromium/, 'Chromium'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly Mark[] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS|Chrome OS/, 'ChromeOS'],
  [/Mac OS X|macOS/, 'Mac'],
  [/Linux/, 'Linux'],
];

const marked = (
  marks: readonly Mark[],
  ...said: readonly (string | string[] | undefined)[]
): string | undefined => {
  for (const words of said) {
    const found = marks.find(([mark]) => mark.test([words ?? ''].flat().join()));
    if (found) return found[1];
  }
  return undefined;
};

/** Names from our own lists only: what a caller writes about itself is never kept or shown. */
export const labelOf = (headers: IncomingHttpHeaders): string => {
  const agent = headers['user-agent'];
  const browser = marked(BROWSERS, headers['sec-ch-ua'], agent);
  const system = marked(SYSTEMS, headers['sec-ch-ua-platform'], agent);
  return [browser, system].filter((word) => word !== undefined).join(' · ');
};

/** Scripts can set neither header, and every browser sends at least one of them with a POST. */
export const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

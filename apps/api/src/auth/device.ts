import type { IncomingHttpHeaders } from 'node:http';
import type { Vault } from '#platform/vault';

/** The device that sends a call. */
export type Device = {
  /** Random id that the device stores; empty for a caller without one. */
  readonly name: string;
  /** Label that the owner recognises: 'Chrome · Android'. Empty when unknown. */
  readonly label: () => string;
  /** A browser stores cookies, so its session is bound to one. */
  readonly isBrowser: boolean;
  /** Session secret from the cookie. */
  readonly cookie: string | null;
};

/** Devices are counted and looked up by this keyed hash, never by their plain id. */
export const deviceHash = (vault: Pick<Vault, 'keyedHash'>, name: string): string =>
  vault.keyedHash(name, 'device');

/** False for the hash of a caller without a device id: such a caller is never known. */
export const isNamed = (vault: Pick<Vault, 'keyedHash'>, hash: string): boolean =>
  hash !== deviceHash(vault, '');

type Mark = readonly [RegExp, string];

// The order matters: most browsers also claim to be Chrome, and Chrome claims to be Safari.
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

/** Labels come from our own lists only: text from the caller is never stored or shown. */
export const labelOf = (headers: IncomingHttpHeaders): string => {
  const agent = headers['user-agent'];
  const browser = marked(BROWSERS, headers['sec-ch-ua'], agent);
  const system = marked(SYSTEMS, headers['sec-ch-ua-platform'], agent);
  return [browser, system].filter((word) => word !== undefined).join(' · ');
};

/** Scripts can set neither header, and every browser sends at least one of them with a POST. */
export const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

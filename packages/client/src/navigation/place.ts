/** Where a person is: an address and what its history entry remembers. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
  /** Names the history entry; `default` for the one that the page was opened on. */
  readonly key: string;
}

export type Address = Pick<Place, 'pathname' | 'search' | 'hash'>;

/** A path of the app with its search and hash, `.` for the path of the screen itself, or a search on it. */
export type To = string | Partial<Address>;

/** Where an address leads to from a path. */
export const resolve = (to: To, from: string): Address => {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? parse(to) : to;
  return { pathname: pathname === '' || pathname === '.' ? from : pathname, search, hash };
};

const parse = (text: string): Address => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(text) ?? [];
  // A lone mark is no search and no hash.
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
};

export const hrefOf = ({ pathname, search, hash }: Address): string => pathname + search + hash;

export type Params = Readonly<Record<string, string>>;

const read = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** The values of `:names` of a pattern, if the path has its form; `*` is any path. */
export const paramsOf = (pattern: string, path: string): Params | null => {
  if (pattern === '*') return {};
  const [wanted, parts] = [pattern, path].map((one) => one.replace(/\/+$/, '').split('/'));
  if (wanted === undefined || parts?.length !== wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith(':') && part !== '') params[name.slice(1)] = read(part);
    else if (name !== part) return null;
  }
  return params;
};

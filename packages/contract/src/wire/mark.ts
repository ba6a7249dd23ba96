/**
 * Proves that a reply is from our server and not from a proxy, portal or load balancer: a header
 * and a body field, both on every reply of a call, with any status.
 */
const MARK_HEADER = 'karigar-reply';
const HEADER_VALUE = '1';
const SERVER = 'karigar';

type Headers = { readonly get: (name: string) => string | null };

/** For a server to set on each reply. */
export const MARK_HEADERS: Readonly<Record<string, string>> = { [MARK_HEADER]: HEADER_VALUE };

/** The body of a reply as sent. The mark is added on sending, so stored replies need none. */
export const withMark = <Body extends object>(
  body: Body,
): { readonly server: typeof SERVER } & Body => ({ server: SERVER, ...body });

export const hasMarkHeader = (headers: Headers): boolean =>
  headers.get(MARK_HEADER) === HEADER_VALUE;

/**
 * A complete envelope with the mark. A reply that was truncated, rewritten or made by another
 * server lacks part of it.
 */
export const isMarked = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'server' in body &&
  body.server === SERVER &&
  'success' in body &&
  typeof body.success === 'boolean' &&
  'code' in body &&
  'message' in body &&
  'data' in body;

/** How a browser is asked to keep the second half of its session. */
export type SessionCookie = {
  /** The secret among the cookies a request brought. */
  readonly read: (header: string | undefined) => string | null;
  /** The header that hands one out; null takes it back. */
  readonly write: (secret: string | null) => string;
};

const SECRET = /^[\w-]{43}$/;
const DAY_SECONDS = 86_400;
const LIFE_SECONDS = 30 * DAY_SECONDS;

/**
 * `__Host-` makes the browser refuse one that is not ours alone: another host, path or an open line
 * cannot set it. Without TLS, on a developer's own machine, no browser would take that name.
 */
export const createSessionCookie = ({ isSecure }: { isSecure: boolean }): SessionCookie => {
  const name = isSecure ? '__Host-sid' : 'sid';
  const guards = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: (header = '') => {
      const pairs = header.split(';').map((pair) => pair.trim());
      const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      return found !== undefined && SECRET.test(found) ? found : null;
    },
    write: (secret) =>
      `${name}=${secret ?? ''}; Max-Age=${secret === null ? 0 : LIFE_SECONDS}; ${guards}`,
  };
};

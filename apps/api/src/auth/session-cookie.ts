/** Reads and writes the cookie that is the second half of a browser session. */
export type SessionCookie = {
  /** Session secret from the Cookie header. */
  readonly read: (header: string | undefined) => string | null;
  /** Set-Cookie header; null removes the cookie. */
  readonly write: (secret: string | null) => string;
};

const SECRET = /^[\w-]{43}$/;
const DAY_SECONDS = 86_400;
/** The longest session: of a person, and of an operator. */
const LIFE_SECONDS = { sid: 30 * DAY_SECONDS, ops: DAY_SECONDS / 2 };

/**
 * With `__Host-` the browser accepts the cookie only from this host, for path / and over TLS.
 * Without TLS, on a developer's machine, browsers refuse that prefix.
 */
export const createSessionCookie = ({
  isSecure,
  name: bare,
}: {
  readonly isSecure: boolean;
  readonly name: 'sid' | 'ops';
}): SessionCookie => {
  const name = isSecure ? `__Host-${bare}` : bare;
  const guards = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: (header = '') => {
      const pairs = header.split(';').map((pair) => pair.trim());
      const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      return found !== undefined && SECRET.test(found) ? found : null;
    },
    write: (secret) =>
      `${name}=${secret ?? ''}; Max-Age=${secret === null ? 0 : LIFE_SECONDS[bare]}; ${guards}`,
  };
};

/** Browsers treat only these hosts as secure without TLS. */
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/;

export const isSafePlace = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOCAL.test(hostname));

/** What is wrong with the origins of other clients' pages. */
export const originProblems = (origins: readonly string[], own: string): string[] =>
  origins.flatMap((written) => {
    const url = URL.canParse(written) ? new URL(written) : null;
    if (url === null || url.origin !== written)
      return [`OTHER_ORIGINS: ${written} is not like https://host`];
    if (!isSafePlace(url)) return [`OTHER_ORIGINS: ${written} is without TLS`];
    // Our own pages would lose the cookie half of their sessions.
    return written === new URL(own).origin ? [`OTHER_ORIGINS: ${written} is our own`] : [];
  });

import { reportError } from '../errors/report-error.ts';
import { session } from '../session/session.ts';
import { alerts } from './alerts.ts';

/** Whose phone it is, as far as alerts go; nobody's while he is a guest or owes a proof. */
const holder = (): string | null => {
  const { authToken = null, role = 'guest', owesProof = false } = session.get() ?? {};
  return role === 'guest' || owesProof ? null : authToken;
};

let kept: string | null = null;
let last: Promise<void> = Promise.resolve();

/** One after the other: logging out must be through before the next one logs in. */
const follow = (): void => {
  const next = holder();
  if (next === kept) return;
  const before = kept;
  kept = next;
  const work = async (): Promise<void> => {
    if (next === null) return alerts.forget();
    if (before !== null) alerts.renew();
    await alerts.keep();
  };
  last = last.then(work).catch(reportError);
};

let isFollowing = false;

/** From the first login of this page on, alerts go with the session: kept with it, renewed and ended with it. */
export const keepAlerts = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  session.subscribe(follow);
  // Out again before this was loaded: what he had heard on this phone ends with him all the same.
  if (holder() === null) last = alerts.forget().catch(reportError);
  follow();
};

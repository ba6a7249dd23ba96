import { reportError } from '@karigar/client/errors/report-error';
import { session } from '#platform/session/session';
import { alerts } from './alerts.ts';

/** The account that alerts belong to; null for a guest or a pending login. */
const holder = (): string | null => {
  const { authToken = null, role = 'guest', owesProof = false } = session.get() ?? {};
  return role === 'guest' || owesProof ? null : authToken;
};

let kept: string | null = null;
let last: Promise<void> = Promise.resolve();

/** One after the other: a logout must finish before the next login. */
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

/** From the first login of this page on, the push subscription is renewed and ended with the session. */
export const renewPushSubscription = (): void => {
  if (isFollowing) return;
  isFollowing = true;
  session.subscribe(follow);
  // Logged out before this was loaded: the subscription ends all the same.
  if (holder() === null) last = alerts.forget().catch(reportError);
  follow();
};

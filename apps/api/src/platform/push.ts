import { createECDH, ECDH } from 'node:crypto';
import webPush from 'web-push';
import { isPushEndpoint } from './push-services.ts';

/** Where a browser hears us, as it told it itself. */
export type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushMessage = {
  readonly to: PushAddress;
  /** Read by the app's service worker alone: the push service sees only how long it is. */
  readonly payload: unknown;
  /** A phone that is off hears of it so long after. */
  readonly ttlSeconds: number;
  /** Wakes a phone that sleeps. */
  readonly urgent: boolean;
  /** A newer message of the same topic replaces one that still waits at the push service. */
  readonly topic: string;
};

/** gone: nobody will ever hear at this address again. rejected: the service does not take it from us. */
export type PushOutcome = 'sent' | 'gone' | 'rejected';

export type Push = {
  readonly publicKey: string;
  /** Whether we would ever post to it, and can encrypt for it. */
  readonly accepts: (address: PushAddress) => boolean;
  /** Throws for what may pass: no answer, too many, trouble on their side. */
  readonly send: (message: PushMessage) => Promise<PushOutcome>;
};

const CURVE = 'prime256v1';
const AUTH_BYTES = 16;
const GONE: ReadonlySet<number> = new Set([404, 410]);
const PASSING: ReadonlySet<number> = new Set([408, 425, 429]);

const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
};

const isPoint = (written: string): boolean => {
  try {
    return ECDH.convertKey(written, CURVE, 'base64url').length > 0;
  } catch {
    return false;
  }
};

/** Posts to the push services of the browsers. No error from here names the address or what was sent. */
export const createPush = (setup: {
  readonly privateKey: string;
  /** Whom the services write to when something is wrong with our messages. */
  readonly contact: string;
  readonly services: readonly string[];
  readonly timeoutMs?: number;
}): Push => {
  const { privateKey, contact, services, timeoutMs = 10_000 } = setup;
  const publicKey = publicKeyOf(privateKey);
  const vapidDetails = { subject: contact, publicKey, privateKey };

  const accepts = ({ endpoint, p256dh, auth }: PushAddress): boolean =>
    isPushEndpoint(endpoint, services) &&
    isPoint(p256dh) &&
    Buffer.from(auth, 'base64url').length === AUTH_BYTES;

  return {
    publicKey,
    accepts,
    send: async ({ to, payload, ttlSeconds, urgent, topic }) => {
      if (!accepts(to)) return 'gone';
      const { endpoint, headers, body } = webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
        JSON.stringify(payload),
        { vapidDetails, TTL: ttlSeconds, urgency: urgent ? 'high' : 'normal', topic },
      );
      const { 'Content-Length': _, ...rest } = headers;
      const reply = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(rest).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
        body,
        // A redirect would lead to an address nobody has checked.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      await reply.body?.cancel();
      if (reply.ok) return 'sent';
      if (GONE.has(reply.status)) return 'gone';
      if (reply.status < 500 && !PASSING.has(reply.status)) return 'rejected';
      throw new Error(`push: the service answered ${reply.status}`);
    },
  };
};

import { createECDH, ECDH } from 'node:crypto';
import webPush from 'web-push';
import { isPushEndpoint } from './push-services.ts';

/** Endpoint and keys of a browser's push subscription. */
export type PushAddress = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type PushMessage = {
  readonly to: PushAddress;
  /** Decrypted only by the app's service worker: the push service sees only the length. */
  readonly payload: unknown;
  /** How long the push service stores it for a phone that is off. */
  readonly ttlSeconds: number;
  /** Wakes a sleeping phone. */
  readonly urgent: boolean;
  /** A newer message of the same topic replaces one that still waits at the push service. */
  readonly topic: string;
};

/** gone: the endpoint no longer exists. rejected: the service does not accept our message. */
export type PushOutcome = 'sent' | 'gone' | 'rejected';

export type Push = {
  readonly publicKey: string;
  /** Whether the endpoint is a known push service and its keys are valid. */
  readonly accepts: (address: PushAddress) => boolean;
  /** Throws on temporary failures: timeout, too many requests, server error. */
  readonly send: (message: PushMessage) => Promise<PushOutcome>;
};

const CURVE = 'prime256v1';
const AUTH_BYTES = 16;
const GONE: ReadonlySet<number> = new Set([404, 410]);
/** How services answer a message under another key than that of the subscription. */
const OTHER_KEY: ReadonlySet<number> = new Set([401, 403]);
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

/** Posts to the browsers' push services. Errors contain neither the endpoint nor the payload. */
export const createPush = (setup: {
  readonly privateKey: string;
  /** While the key is changed: phones may have subscribed under this one. */
  readonly otherPrivateKey?: string | null;
  /** Contact for the push services when our messages cause problems. */
  readonly contact: string;
  readonly services: readonly string[];
  readonly timeoutMs?: number;
}): Push => {
  const { privateKey, otherPrivateKey = null, contact, services, timeoutMs = 10_000 } = setup;
  const publicKey = publicKeyOf(privateKey);

  const accepts = ({ endpoint, p256dh, auth }: PushAddress): boolean =>
    isPushEndpoint(endpoint, services) &&
    isPoint(p256dh) &&
    Buffer.from(auth, 'base64url').length === AUTH_BYTES;

  const post = async (
    { to, payload, ttlSeconds, urgent, topic }: PushMessage,
    key: string,
  ): Promise<Response> => {
    const vapidDetails = { subject: contact, publicKey: publicKeyOf(key), privateKey: key };
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
      JSON.stringify(payload),
      { vapidDetails, TTL: ttlSeconds, urgency: urgent ? 'high' : 'normal', topic },
    );
    const { 'Content-Length': _, ...rest } = headers;
    const reply = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
      body,
      // A redirect would lead to an unchecked address.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await reply.body?.cancel();
    return reply;
  };

  return {
    publicKey,
    accepts,
    send: async (message) => {
      if (!accepts(message.to)) return 'gone';
      let reply = await post(message, privateKey);
      if (OTHER_KEY.has(reply.status) && otherPrivateKey !== null)
        reply = await post(message, otherPrivateKey);
      if (reply.ok) return 'sent';
      if (GONE.has(reply.status)) return 'gone';
      if (reply.status < 500 && !PASSING.has(reply.status)) return 'rejected';
      throw new Error(`push: the service answered ${reply.status}`);
    },
  };
};

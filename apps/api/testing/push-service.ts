import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';

/** A push as the phone received it, and how it was sent. */
export type Heard = {
  readonly payload: Record<string, unknown>;
  readonly ttl: number;
  readonly urgency: string;
  readonly topic: string;
  /** The sender, as the signature proves. */
  readonly signedBy: string;
  readonly contact: string;
};

export type StandInPhone = {
  readonly address: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
  readonly heard: readonly Heard[];
  /** The service's status for this phone from now on. */
  readonly answerWith: (status: number) => void;
};

type Phone = {
  keys: ECDH;
  secret: Buffer;
  heard: Heard[];
  status: number;
  /** The key it subscribed under; null for any. */
  sender: string | null;
};

const CURVE = 'prime256v1';
const info = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);

const derive = (key: Buffer, salt: Buffer, about: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, about, length));

/** RFC 8291 over RFC 8188, as a browser does it: only the phone's own key decrypts the message. */
const decrypt = ({ keys, secret }: Phone, body: Buffer): string => {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const input = derive(keys.computeSecret(sender), secret, about, 32);
  const key = derive(input, salt, info('aes128gcm'), 16);
  const nonce = derive(input, salt, info('nonce'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
};

/** RFC 8292: a fresh token for this service, signed with the key it names. */
const checkSignature = async (
  header: string,
  origin: string,
): Promise<{ signedBy: string; contact: string }> => {
  const [, token = '', signedBy = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(signedBy, 'base64url');
  const half = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const coordinates = { x: half(1), y: half(33) };
  const key = await importJWK({ kty: 'EC', crv: 'P-256', ...coordinates }, 'ES256');
  const { payload } = await jwtVerify(token, key, { audience: origin, algorithms: ['ES256'] });
  if ((payload.exp ?? 0) * 1000 > Date.now() + 86_400_000) throw new Error('valid for too long');
  return { signedBy, contact: payload.sub ?? '' };
};

const heardOf = async (
  phone: Phone,
  headers: IncomingHttpHeaders,
  body: Buffer,
  origin: string,
): Promise<Heard> => ({
  payload: JSON.parse(decrypt(phone, body)) as Record<string, unknown>,
  ttl: Number(headers['ttl']),
  urgency: String(headers['urgency']),
  topic: String(headers['topic']),
  ...(await checkSignature(headers.authorization ?? '', origin)),
});

/** A stand-in for a browser's push service: checks each signature and decrypts each message as the phone would. */
export const startPushService = async (port = 0) => {
  const phones = new Map<string, Phone>();
  const failures: string[] = [];
  const orphaned: string[] = [];
  let origin = '';
  let beforeAnswer: () => Promise<void> = () => Promise.resolve();

  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    const take = async (): Promise<void> => {
      const phone = phones.get(request.url ?? '');
      if (phone === undefined) {
        orphaned.push(request.url ?? '');
        return void reply.writeHead(404).end();
      }
      const heard = await heardOf(phone, request.headers, Buffer.concat(parts), origin);
      if (phone.sender !== null && phone.sender !== heard.signedBy)
        return void reply.writeHead(403).end();
      if (phone.status < 300) phone.heard.push(heard);
      await beforeAnswer();
      reply.writeHead(phone.status, { location: '/elsewhere' }).end();
    };
    request.on('end', () => {
      take().catch((error: unknown) => {
        failures.push(String(error));
        reply.writeHead(400).end();
      });
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** Messages that no browser would accept. */
    failures: failures as readonly string[],
    /** Paths of requests for which there is no phone. */
    strays: orphaned as readonly string[],
    newPhone: (sender: string | null = null): StandInPhone => {
      const keys = createECDH(CURVE);
      keys.generateKeys();
      const path = `/send/${randomBytes(16).toString('base64url')}`;
      const phone: Phone = { keys, secret: randomBytes(16), heard: [], status: 201, sender };
      phones.set(path, phone);
      return {
        address: {
          endpoint: origin + path,
          p256dh: keys.getPublicKey('base64url'),
          auth: phone.secret.toString('base64url'),
        },
        heard: phone.heard,
        answerWith: (status) => {
          phone.status = status;
        },
      };
    },
    /** Delays replies: the message is out, and the sender does not know yet. */
    holdAnswers: (until: () => Promise<void>): void => {
      beforeAnswer = until;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type PushService = Awaited<ReturnType<typeof startPushService>>;

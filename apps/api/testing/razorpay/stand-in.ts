import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBooks, Refused, type Link, type Payment, type Refund } from './books.ts';
import { payPage } from './page.ts';
import {
  createSender,
  NO_FAULTS,
  pageEntity,
  pageEvent,
  refundEvent,
  type Faults,
  type WebhookTarget,
} from './webhooks.ts';

export const STAND_IN_KEYS = {
  keyId: 'rzp_test_standin',
  keySecret: 'stand-in key secret',
  webhookSecret: 'a secret of the stand-in that is long enough',
} as const;

const AUTHORIZATION = `Basic ${Buffer.from(`${STAND_IN_KEYS.keyId}:${STAND_IN_KEYS.keySecret}`).toString('base64')}`;

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const refundEntity = (refund: Refund) => ({
  id: refund.id,
  entity: 'refund',
  amount: refund.amount,
  payment_id: refund.paymentId,
  status: refund.status,
});

/** A stand-in for Razorpay: its API, its page, and its webhooks with their signatures, repeats and losses. */
export const startRazorpay = async (
  options: {
    readonly port?: number;
    readonly clock?: () => number;
    /** How long a refund takes at the bank; null: until `endRefunds`. */
    readonly refundMs?: number | null;
  } = {},
) => {
  const books = createBooks(options.clock ?? Date.now);
  let faults = NO_FAULTS;
  const sender = createSender(() => faults);
  const timers = new Set<NodeJS.Timeout>();
  let origin = '';
  let isAway = false;

  const endRefund = (id: string): void => {
    const status = Math.random() < faults.badRefunds ? 'failed' : 'processed';
    sender.send(refundEvent(books.endRefund(id, status)));
  };

  const reported = (kinds: readonly string[], id: string, payment: Payment): Payment => {
    const link = books.linkOf(id);
    for (const kind of kinds) sender.send(pageEvent(kind, link, payment, origin));
    return payment;
  };
  const pay = (id: string, evenIfClosed = false): Payment =>
    reported(['payment.captured', 'payment_link.paid'], id, books.pay(id, evenIfClosed));
  const fail = (id: string): Payment => reported(['payment.failed'], id, books.fail(id));

  const startRefund = (paymentId: string, amount: number, key: string): Refund => {
    const before = books.refunds.size;
    const refund = books.refund(paymentId, amount, key);
    const { refundMs = 0 } = options;
    if (books.refunds.size > before && refundMs !== null) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        endRefund(refund.id);
      }, refundMs);
      timers.add(timer);
    }
    return refund;
  };

  const entityOf = (link: Link) => pageEntity(link, origin);

  /** One answer of the API; throws `Refused` for what Razorpay refuses. */
  const answer = (method: string, url: URL, text: string, key: string): object => {
    const [, , kind = '', id = '', what = ''] = url.pathname.split('/');
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    const asked = `${method} ${kind}${id === '' ? '' : '/:id'}${what === '' ? '' : `/${what}`}`;
    switch (asked) {
      case 'POST payment_links':
        return entityOf(books.createLink(body));
      case 'GET payment_links':
        return {
          payment_links: books
            .findLinks(url.searchParams.get('reference_id') ?? '')
            .map((link) => entityOf(link)),
        };
      case 'GET payment_links/:id':
        return entityOf(books.linkOf(id));
      case 'POST payment_links/:id/cancel':
        return entityOf(books.cancelLink(id));
      case 'GET orders/:id/payments': {
        const items = books.paymentsOf(id);
        return { entity: 'collection', count: items.length, items };
      }
      case 'POST payments/:id/refund':
        return refundEntity(startRefund(id, Number(body['amount']), key));
      case 'GET refunds/:id': {
        const refund = books.refunds.get(id);
        if (refund === undefined) throw new Refused('The id provided does not exist');
        return refundEntity(refund);
      }
      default:
        throw new Refused('The requested URL was not found on the server.');
    }
  };

  const replyJson = (reply: ServerResponse, status: number, body: object): void =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const takeApi = (request: IncomingMessage, url: URL, text: string, reply: ServerResponse) => {
    if (request.headers.authorization !== AUTHORIZATION)
      return replyJson(reply, 401, { error: { code: 'BAD_REQUEST_ERROR' } });
    if (isAway || Math.random() < faults.failing)
      return replyJson(reply, 503, { error: { code: 'SERVER_ERROR' } });
    const key = String(request.headers['x-refund-idempotency'] ?? '');
    const done = answer(request.method ?? '', url, text, key);
    if (Math.random() < faults.cut) return void request.socket.destroy();
    return replyJson(reply, 200, done);
  };

  /** The page itself: a person presses Pay or Fail, and goes back to where they came from. */
  const takePage = (request: IncomingMessage, url: URL, reply: ServerResponse): void => {
    const [, , id = '', what = ''] = url.pathname.split('/');
    const link = books.linkOf(id);
    if (request.method === 'GET')
      return void reply
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(payPage(link));
    if (what === 'pay') pay(id);
    else fail(id);
    return void reply.writeHead(303, { location: link.callbackUrl }).end();
  };

  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const take = async (): Promise<void> => {
      const text = await readText(request);
      if (url.pathname.startsWith('/i/')) takePage(request, url, reply);
      else takeApi(request, url, text, reply);
    };
    take().catch((error: unknown) => {
      const description = error instanceof Refused ? error.message : 'malformed';
      replyJson(reply, 400, { error: { code: 'BAD_REQUEST_ERROR', description } });
    });
  }).listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    books,
    webhooks: sender.counts,
    env: {
      RAZORPAY_URL: origin,
      RAZORPAY_KEY_ID: STAND_IN_KEYS.keyId,
      RAZORPAY_KEY_SECRET: STAND_IN_KEYS.keySecret,
      RAZORPAY_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
    },
    /** The server that is told of events; `base` is the address of its calls. */
    tell: (base: string): void => {
      const target: WebhookTarget = {
        url: new URL('/gateway/razorpay', base).href,
        secret: STAND_IN_KEYS.webhookSecret,
      };
      sender.to(target);
    },
    goWrong: (given: Partial<Faults>): void => {
      faults = { ...NO_FAULTS, ...given };
    },
    /** From now on every request of the API fails, or none. */
    goAway: (away: boolean): void => {
      isAway = away;
    },
    /** The id of a page from its address. */
    idOf: (payUrl: string): string => new URL(payUrl).pathname.split('/')[2] ?? '',
    pay,
    fail,
    endRefunds: (): void => {
      for (const { id, status } of books.refunds.values()) if (status === 'pending') endRefund(id);
    },
    settled: sender.settled,
    close: async (): Promise<void> => {
      for (const timer of timers) clearTimeout(timer);
      await sender.settled();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type Razorpay = Awaited<ReturnType<typeof startRazorpay>>;

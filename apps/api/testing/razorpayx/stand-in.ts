import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Refused } from '../razorpay/books.ts';
import { createSender, NO_FAULTS, type Faults as SenderFaults } from '../razorpay/webhooks.ts';
import { createPayoutBooks, type Check, type Payout } from './books.ts';

export const PAYOUT_KEYS = {
  keyId: 'rzp_test_payouts',
  keySecret: 'stand-in payouts secret',
  accountNumber: '7878780080316316',
  webhookSecret: 'a secret of the payouts stand-in that is long enough',
} as const;

const AUTHORIZATION = `Basic ${Buffer.from(`${PAYOUT_KEYS.keyId}:${PAYOUT_KEYS.keySecret}`).toString('base64')}`;

/** Shares of what goes wrong, beside lost, repeated and late events and lost answers. */
export type PayoutFaults = SenderFaults & {
  /** The receiving bank refuses the account. */
  readonly badAccounts: number;
  /** A bank in between is down. */
  readonly banksDown: number;
  /** The bank's number comes later than its word. */
  readonly lateUtrs: number;
  /** Returned by the bank after they were paid. */
  readonly returns: number;
};

const NO_PAYOUT_FAULTS: PayoutFaults = {
  ...NO_FAULTS,
  badAccounts: 0,
  banksDown: 0,
  lateUtrs: 0,
  returns: 0,
};

const CLOSED = { description: 'Account is closed', source: 'beneficiary_bank' };
const DOWN = { description: 'Partner bank is down', source: 'gateway' };

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const entityOf = (payout: Payout) => ({
  id: payout.id,
  entity: 'payout',
  fund_account_id: payout.fundAccountId,
  amount: payout.amount,
  currency: 'INR',
  fees: 236,
  tax: 36,
  status: payout.status,
  utr: payout.utr,
  mode: 'NEFT',
  purpose: 'payout',
  reference_id: payout.key,
  narration: 'Karigar',
  status_details: payout.details && { ...payout.details, reason: 'x' },
});

const checkEntity = ({ id, status, accountStatus, name }: Check) => ({
  id,
  entity: 'fund_account.validation',
  status,
  amount: 100,
  results: { account_status: accountStatus, registered_name: name },
});

/** A stand-in for RazorpayX: its API, a bank that pays when it likes, and webhooks as Razorpay sends them. */
export const startRazorpayX = async (
  options: {
    readonly port?: number;
    readonly balance?: number;
    /** How long a step at the bank takes; null: until `settle`. */
    readonly bankMs?: number | null;
  } = {},
) => {
  const books = createPayoutBooks(PAYOUT_KEYS.accountNumber, options.balance ?? 1e12);
  const { bankMs = null } = options;
  let faults = NO_PAYOUT_FAULTS;
  let isAway = false;
  let isClosing = false;
  const sender = createSender(() => faults);
  const timers = new Set<NodeJS.Timeout>();

  const tell = (kind: string, payout: Payout): Payout => {
    sender.send({
      event: kind,
      contains: ['payout'],
      payload: { payout: { entity: entityOf(payout) } },
    });
    return payout;
  };
  const later = (step: () => void): void => {
    if (bankMs === null || isClosing) return;
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        step();
      },
      Math.random() * 2 * bankMs,
    );
    timers.add(timer);
  };
  const isHit = (share: number): boolean => Math.random() < share;

  const undo = (id: string, details = CLOSED, status: 'reversed' | 'failed' = 'reversed'): Payout =>
    tell(`payout.${status}`, books.undo(id, status, details));
  const process = (id: string, withUtr = true): Payout =>
    tell(withUtr ? 'payout.processed' : 'payout.updated', books.process(id, withUtr));
  /** What the bank does with a payout that is processing. */
  const step = (id: string): void => {
    if (isHit(faults.badAccounts)) return void undo(id);
    if (isHit(faults.banksDown)) return void undo(id, DOWN, 'failed');
    const isLate = isHit(faults.lateUtrs);
    tell('payout.processed', books.process(id, !isLate));
    if (isLate) later(() => void tell('payout.updated', books.process(id)));
    if (isHit(faults.returns)) later(() => void undo(id));
  };
  const began = (payout: Payout): void => {
    tell(payout.status === 'queued' ? 'payout.queued' : 'payout.initiated', payout);
    if (payout.status === 'processing') later(() => step(payout.id));
  };

  /** One answer of the API; throws `Refused` for what RazorpayX refuses. */
  const answer = (method: string, url: URL, text: string, key: string): object => {
    const [, , kind = '', id = '', what = ''] = url.pathname.split('/');
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    switch (`${method} ${kind}${id === '' ? '' : '/:id'}`) {
      case 'POST contacts':
        return books.createContact(body);
      case 'POST fund_accounts':
        return books.createAccount(body);
      case 'POST fund_accounts/:id':
        return checkEntity(books.validate(body));
      case 'GET fund_accounts/:id':
        return checkEntity(books.checkOf(what));
      case 'POST payouts': {
        const before = books.payouts.size;
        const payout = books.pay(body, key);
        if (books.payouts.size > before) began(payout);
        return entityOf(payout);
      }
      case 'GET payouts': {
        const account = url.searchParams.get('fund_account_id');
        const items = [...books.payouts.values()]
          .filter(({ fundAccountId }) => fundAccountId === account)
          .map(entityOf);
        return { entity: 'collection', count: items.length, items };
      }
      case 'GET payouts/:id':
        return entityOf(books.payoutOf(id));
      default:
        throw new Refused('The requested URL was not found on the server.');
    }
  };

  const replyJson = (reply: ServerResponse, status: number, body: object): void =>
    void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

  const take = async (request: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const text = await readText(request);
    if (request.headers.authorization !== AUTHORIZATION)
      return replyJson(reply, 401, { error: { code: 'BAD_REQUEST_ERROR' } });
    if (isAway || isHit(faults.failing))
      return replyJson(reply, 503, { error: { code: 'SERVER_ERROR' } });
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const key = String(request.headers['x-payout-idempotency'] ?? '');
    const done = answer(request.method ?? '', url, text, key);
    if (isHit(faults.cut)) return void request.socket.destroy();
    return replyJson(reply, 200, done);
  };

  const server = createServer((request, reply) => {
    take(request, reply).catch((error: unknown) => {
      const description = error instanceof Refused ? error.message : 'malformed';
      replyJson(reply, 400, { error: { code: 'BAD_REQUEST_ERROR', description } });
    });
  }).listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    books,
    webhooks: sender.counts,
    env: {
      RAZORPAYX_URL: origin,
      RAZORPAYX_KEY_ID: PAYOUT_KEYS.keyId,
      RAZORPAYX_KEY_SECRET: PAYOUT_KEYS.keySecret,
      RAZORPAYX_ACCOUNT_NUMBER: PAYOUT_KEYS.accountNumber,
      RAZORPAYX_WEBHOOK_SECRET: PAYOUT_KEYS.webhookSecret,
    },
    /** The server that is told of events; `base` is the address of its calls. */
    tell: (base: string): void =>
      sender.to({
        url: new URL('/gateway/razorpayx', base).href,
        secret: PAYOUT_KEYS.webhookSecret,
      }),
    goWrong: (given: Partial<PayoutFaults>): void => {
      faults = { ...NO_PAYOUT_FAULTS, ...given };
    },
    /** From now on every request of the API fails, or none. */
    goAway: (away: boolean): void => {
      isAway = away;
    },
    process,
    undo,
    down: (id: string): Payout => undo(id, DOWN, 'failed'),
    cancel: (id: string): Payout => tell('payout.rejected', books.cancel(id)),
    setBalance: (amount: number): void => books.setBalance(amount).forEach(began),
    /** All steps at the bank are taken, and every event has arrived or is lost. */
    settled: async (): Promise<void> => {
      while (timers.size > 0) await new Promise((resume) => setTimeout(resume, 20));
      await sender.settled();
    },
    close: async (): Promise<void> => {
      isClosing = true;
      for (const timer of timers) clearTimeout(timer);
      await sender.settled();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type RazorpayX = Awaited<ReturnType<typeof startRazorpayX>>;

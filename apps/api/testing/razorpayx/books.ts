import { randomBytes } from 'node:crypto';
import { Refused } from '../razorpay/books.ts';

export type Payout = {
  readonly id: string;
  readonly fundAccountId: string;
  readonly accountNumber: string;
  readonly amount: number;
  readonly key: string;
  status: 'queued' | 'processing' | 'processed' | 'reversed' | 'failed' | 'cancelled' | 'pending';
  utr: string | null;
  details: { readonly description: string; readonly source: string } | null;
};

/** A rupee that is sent to learn the name of an account. */
export type Check = {
  readonly id: string;
  readonly accountNumber: string;
  status: 'created' | 'completed' | 'failed';
  accountStatus: 'active' | 'invalid' | null;
  name: string | null;
};

const newId = (prefix: string): string =>
  `${prefix}_${randomBytes(11).toString('base64url').replaceAll(/\W/g, '0').slice(0, 14)}`;

type Asked = Readonly<Record<string, unknown>>;

const KEY = /^[\w -]{4,36}$/;
const ACCOUNT = /^[A-Za-z0-9]{5,35}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

/** What RazorpayX knows: accounts, payouts and a balance. Its rules are those of its documentation. */
export const createPayoutBooks = (ownAccount: string, firstBalance: number) => {
  const ids = new Map<string, string>();
  const accounts = new Map<string, { readonly number: string; readonly ifsc: string }>();
  const payouts = new Map<string, Payout>();
  const keys = new Map<string, { readonly body: string; readonly payout: Payout }>();
  const checks = new Map<string, Check>();
  let balance = firstBalance;
  let utrs = 0;

  /** The same details have the same id. */
  const idOf = (prefix: string, details: object): string => {
    const known = `${prefix} ${JSON.stringify(details)}`;
    const id = ids.get(known) ?? newId(prefix);
    ids.set(known, id);
    return id;
  };
  const payoutOf = (id: string): Payout => {
    const payout = payouts.get(id);
    if (payout === undefined) throw new Refused('The id provided does not exist');
    return payout;
  };
  /** Takes the money, or queues while there is not enough. */
  const begin = (payout: Payout): void => {
    const isLow = balance < payout.amount;
    payout.status = isLow ? 'queued' : 'processing';
    payout.details = isLow ? { description: 'Low balance', source: 'business' } : null;
    if (!isLow) balance -= payout.amount;
  };

  return {
    payouts,
    accounts,
    checks,
    payoutOf,
    createContact: ({ name, type, reference_id: reference }: Asked): { readonly id: string } => {
      if (typeof name !== 'string' || name.length < 3 || name.length > 50)
        throw new Refused('The name field is invalid.');
      if (type !== 'vendor') throw new Refused(`Invalid type: ${String(type)}`);
      return { id: idOf('cont', { name, type, reference }) };
    },
    createAccount: ({ contact_id: contactId, bank_account: bank }: Asked): { id: string } => {
      const { name, ifsc, account_number: number } = bank as Record<string, string>;
      if (name === undefined || name.length < 3) throw new Refused('The name field is invalid.');
      if (ifsc === undefined || !IFSC.test(ifsc)) throw new Refused('Invalid IFSC Code');
      if (number === undefined || !ACCOUNT.test(number))
        throw new Refused('The account number format is invalid.');
      const id = idOf('fa', { contactId, name, ifsc, number });
      accounts.set(id, { number, ifsc });
      return { id };
    },
    pay: (asked: Asked, key: string): Payout => {
      if (!KEY.test(key)) throw new Refused('Idempotency key is missing.');
      const body = JSON.stringify(asked);
      const known = keys.get(key);
      if (known !== undefined && known.body !== body)
        throw new Refused(
          'Different request with the same idempotency key has already been processed.',
        );
      if (known !== undefined) return known.payout;
      const { account_number: from, fund_account_id: to, amount, narration } = asked;
      if (from !== ownAccount) throw new Refused('The account number is invalid.');
      const account = accounts.get(String(to));
      if (account === undefined) throw new Refused('The fund account id is invalid');
      if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100)
        throw new Refused('Minimum transaction amount should be 100 paise');
      if (typeof narration !== 'string' || !/^[A-Za-z0-9 ]{1,30}$/.test(narration))
        throw new Refused('The narration is invalid.');
      const payout: Payout = {
        id: newId('pout'),
        fundAccountId: String(to),
        accountNumber: account.number,
        amount,
        key: String(asked['reference_id']),
        status: 'queued',
        utr: null,
        details: null,
      };
      begin(payout);
      payouts.set(payout.id, payout);
      keys.set(key, { body, payout });
      return payout;
    },
    validate: ({ account_number: from, fund_account: of, amount }: Asked): Check => {
      if (from !== ownAccount || amount !== 100) throw new Refused('The request is invalid.');
      const account = accounts.get(String((of as { id?: unknown }).id));
      if (account === undefined) throw new Refused('The fund account id is invalid');
      const check: Check = {
        id: newId('fav'),
        accountNumber: account.number,
        status: 'created',
        accountStatus: null,
        name: null,
      };
      checks.set(check.id, check);
      return check;
    },
    checkOf: (id: string): Check => {
      const check = checks.get(id);
      if (check === undefined) throw new Refused('The id provided does not exist');
      return check;
    },
    /** The bank has this name for every account that was asked about; null: it has no such account. */
    endChecks: (name: string | null): void => {
      for (const check of checks.values())
        if (check.status === 'created')
          Object.assign(check, {
            status: 'completed',
            accountStatus: name === null ? 'invalid' : 'active',
            name,
          });
    },
    /** The bank has paid; its number comes now, or later. */
    process: (id: string, withUtr = true): Payout => {
      const payout = payoutOf(id);
      if (payout.status === 'processing') payout.status = 'processed';
      if (payout.status === 'processed' && withUtr)
        payout.utr ??= `AXISN${String((utrs += 1)).padStart(11, '0')}`;
      return payout;
    },
    /** The money is back at the marketplace, also after it was paid. */
    undo: (
      id: string,
      status: 'reversed' | 'failed',
      details: { readonly description: string; readonly source: string },
    ): Payout => {
      const payout = payoutOf(id);
      if (payout.status !== 'processing' && payout.status !== 'processed') return payout;
      balance += payout.amount;
      payout.status = status;
      payout.details = details;
      return payout;
    },
    cancel: (id: string): Payout => {
      const payout = payoutOf(id);
      if (payout.status !== 'queued') throw new Refused('Only queued payouts can be cancelled');
      payout.status = 'cancelled';
      payout.details = { description: 'Payout is cancelled', source: 'business' };
      return payout;
    },
    /** What was queued goes on where it is enough now, the oldest first. */
    setBalance: (amount: number): readonly Payout[] => {
      balance = amount;
      const queued = [...payouts.values()].filter(({ status }) => status === 'queued');
      for (const payout of queued) begin(payout);
      return queued.filter(({ status }) => status === 'processing');
    },
  };
};

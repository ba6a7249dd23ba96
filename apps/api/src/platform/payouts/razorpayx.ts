import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { paise } from '@karigar/domain/money';
import { nameForBank } from '@karigar/domain/payouts/bank-file';
import type { TransferStatus } from '@karigar/domain/payouts/transfer';
import * as z from 'zod/mini';
import {
  ProviderError,
  type AccountCheck,
  type PayoutProvider,
  type ProviderEvent,
  type ProviderPayout,
} from './provider.ts';

export type RazorpayXSetup = {
  readonly url: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** The marketplace's own account, from which payouts are made. */
  readonly accountNumber: string;
  readonly webhookSecret: string;
  /** The earlier secret: repeats of earlier events are signed with it. */
  readonly otherWebhookSecret: string | null;
  readonly timeoutMs?: number;
};

/** Only the fields that are read; the provider may add others. */
const identified = z.object({ id: z.string() });
const payout = z.object({
  id: z.string(),
  amount: z.number(),
  status: z.string(),
  utr: z.nullish(z.string()),
  reference_id: z.nullish(z.string()),
  status_details: z.nullish(
    z.object({ description: z.nullish(z.string()), source: z.nullish(z.string()) }),
  ),
});
const payouts = z.object({ items: z.array(payout) });
const validation = z.object({
  id: z.string(),
  status: z.string(),
  results: z.nullish(
    z.object({
      account_status: z.nullish(z.string()),
      registered_name: z.nullish(z.string()),
    }),
  ),
});
const event = z.object({
  event: z.string(),
  payload: z.object({
    payout: z.optional(z.object({ entity: z.object({ reference_id: z.nullish(z.string()) }) })),
  }),
});

/** What of a path names somebody's account or transfer. */
const IDS = /\b(?:cont|fa|fav|pout)_\w+|\?.*/g;
/** Busy with the same key, too many requests, its own fault, or a key or address that we can set right. */
const isPassingStatus = (status: number): boolean =>
  [401, 403, 404, 409, 429].includes(status) || status >= 500;
const MOST_WORDS = 200;

const STATUSES: Readonly<Record<string, TransferStatus>> = {
  queued: 'queued',
  pending: 'approval',
  scheduled: 'processing',
  processing: 'processing',
  processed: 'paid',
  failed: 'failed',
  reversed: 'failed',
  cancelled: 'cancelled',
  rejected: 'cancelled',
};

const payoutOf = (read: z.output<typeof payout>): ProviderPayout => {
  const { id, amount, status, utr, reference_id: key, status_details: details } = read;
  return {
    id,
    amount: paise(amount),
    key: key ?? null,
    // A word that the documentation does not have yet ends nothing.
    status: STATUSES[status] ?? 'processing',
    utr: utr?.trim().toUpperCase() || null,
    words: details?.description?.slice(0, MOST_WORDS) || null,
    isAccountFault: details?.source === 'beneficiary_bank',
  };
};

const MOST_NAME = 120;

const checkOf = ({ id, status, results }: z.output<typeof validation>): AccountCheck => {
  const name = results?.registered_name?.trim().slice(0, MOST_NAME) || null;
  if (status === 'failed') return { id, status: 'failed', name: null };
  if (status !== 'completed') return { id, status: 'pending', name: null };
  return { id, status: results?.account_status === 'active' ? 'found' : 'none', name };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const isSigned = (body: Buffer, signature: string, secret: string): boolean => {
  const right = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
};

/** RazorpayX Payouts: NEFT transfers from the marketplace's account. Errors never have its reply. */
export const createRazorpayX = (setup: RazorpayXSetup): PayoutProvider => {
  const authorization = `Basic ${Buffer.from(`${setup.keyId}:${setup.keySecret}`).toString('base64')}`;
  const secrets = [setup.webhookSecret, setup.otherWebhookSecret].filter((one) => one !== null);

  const ask = async <Reply extends z.ZodMiniType>(
    schema: Reply,
    method: 'GET' | 'POST',
    path: string,
    { body, key }: { readonly body?: unknown; readonly key?: string } = {},
  ): Promise<z.output<Reply>> => {
    const reply = await fetch(new URL(`/v1/${path}`, setup.url), {
      method,
      headers: {
        authorization,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'x-payout-idempotency': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would send the key to an unknown address.
      redirect: 'error',
      signal: AbortSignal.timeout(setup.timeoutMs ?? 15_000),
    }).catch(() => {
      throw new ProviderError('razorpayx: no answer', true);
    });
    const text = await reply.text().catch(() => {
      throw new ProviderError('razorpayx: no whole answer', true);
    });
    if (!reply.ok)
      throw new ProviderError(
        `razorpayx: answered ${reply.status} to ${method} ${path.replaceAll(IDS, '')}`,
        isPassingStatus(reply.status),
      );
    const read = z.safeParse(schema, parsed(text));
    if (!read.success) throw new ProviderError('razorpayx: an answer of another form', true);
    return read.data;
  };

  /** Its details are ours alone, so a refusal says nothing about the bank account. */
  const contactOf = async (ownerId: number): Promise<string> => {
    const body = {
      name: `Serviceman ${ownerId}`,
      type: 'vendor',
      reference_id: String(ownerId),
    };
    try {
      return (await ask(identified, 'POST', 'contacts', { body })).id;
    } catch (error) {
      throw error instanceof ProviderError ? new ProviderError(error.message, true) : error;
    }
  };

  return {
    openAccount: async ({ ownerId, holder, accountNumber, ifsc }) => {
      const body = {
        contact_id: await contactOf(ownerId),
        account_type: 'bank_account',
        bank_account: { name: nameForBank(holder), ifsc, account_number: accountNumber },
      };
      return (await ask(identified, 'POST', 'fund_accounts', { body })).id;
    },
    pay: async ({ key, accountId, amount, narration }) => {
      const body = {
        account_number: setup.accountNumber,
        fund_account_id: accountId,
        amount,
        currency: 'INR',
        mode: 'NEFT',
        purpose: 'payout',
        queue_if_low_balance: true,
        reference_id: key,
        narration,
      };
      return payoutOf(await ask(payout, 'POST', 'payouts', { body, key }));
    },
    read: async (id) => payoutOf(await ask(payout, 'GET', `payouts/${id}`)),
    find: async (accountId, key) => {
      const asked = new URLSearchParams({
        account_number: setup.accountNumber,
        fund_account_id: accountId,
        count: '100',
      });
      const { items } = await ask(payouts, 'GET', `payouts?${asked.toString()}`);
      const found = items.find(({ reference_id: reference }) => reference === key);
      return found === undefined ? null : payoutOf(found);
    },
    check: async (accountId) => {
      const body = {
        account_number: setup.accountNumber,
        fund_account: { id: accountId },
        amount: 100,
        currency: 'INR',
      };
      return checkOf(await ask(validation, 'POST', 'fund_accounts/validations', { body }));
    },
    readCheck: async (id) =>
      checkOf(await ask(validation, 'GET', `fund_accounts/validations/${id}`)),
    readEvent: (body, { signature, eventId }): ProviderEvent | null => {
      if (!secrets.some((secret) => isSigned(body, signature, secret))) return null;
      const read = z.safeParse(event, parsed(body.toString('utf8')));
      const id = eventId === '' ? createHash('sha256').update(body).digest('hex') : eventId;
      // Signed, so it is the provider's: an event of another form is kept, and says nothing.
      if (!read.success) return { id, kind: 'unknown', key: null };
      const { event: kind, payload } = read.data;
      return { id, kind, key: payload.payout?.entity.reference_id ?? null };
    },
  };
};

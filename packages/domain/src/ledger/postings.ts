import { minus, negative, paise, sumOf, type Paise } from '../money.ts';
import { balanced, type Account, type Entry } from './entry.ts';
import type { LineKind } from './lines.ts';
import { portionBelow } from './portion.ts';
import type { BillRates, Split } from './split-bill.ts';

/** Whose money it is. */
export type Parties = {
  readonly customerId: number;
  readonly servicemanId: number;
  readonly categoryId: number;
};

type Entries = readonly Entry[];

const inner = (
  account: Account,
  ownerId: number | null,
  amount: Paise,
  kind: Entry['kind'],
): Entry => ({ account, ownerId, amount, kind, part: null });

const cash = (servicemanId: number, amount: Paise, kind: LineKind): Entry => ({
  account: 'cash-in-hand',
  ownerId: servicemanId,
  amount,
  kind,
  part: 'cash',
});

export type BilledItem = {
  readonly name: string;
  readonly nameHi: string;
  readonly quantity: number;
  readonly amount: Paise;
};

/** The work has ended: what she owes, item by item, and whose each rupee of it is. */
export const postBill = (
  { customerId, servicemanId, categoryId }: Parties,
  bill: { readonly service: BilledItem; readonly addOns: readonly BilledItem[] },
  split: Split,
  rates: BillRates,
): Entries => {
  const owed = (item: BilledItem, kind: 'price' | 'add-on'): Entry => ({
    account: 'customer-due',
    ownerId: customerId,
    kind,
    part: 'bill',
    ...item,
  });
  const taken = (account: 'tax' | 'commission'): Entry => ({
    account,
    ownerId: categoryId,
    amount: negative(split[account]),
    kind: account,
    part: 'bill',
    rate: rates[account],
  });
  return balanced([
    owed(bill.service, 'price'),
    ...bill.addOns.map((item) => owed(item, 'add-on')),
    taken('tax'),
    taken('commission'),
    {
      account: 'serviceman-share',
      ownerId: servicemanId,
      amount: negative(split.share),
      kind: 'share',
      part: 'earning',
    },
  ]);
};

/**
 * He came and nobody was home: a bill of the visit alone. She owes it; his part is his at once and
 * waits for his payout, as he cannot wait at her door for it.
 */
export const postVisit = (
  parties: Parties,
  visit: BilledItem,
  split: Split,
  rates: BillRates,
): Entries => {
  const { servicemanId } = parties;
  return balanced([
    ...postBill(parties, { service: visit, addOns: [] }, split, rates),
    inner('serviceman-share', servicemanId, split.share, 'settled'),
    inner('payable', servicemanId, negative(split.share), 'settled'),
  ]);
};

/** The visit is settled: she has paid it to the marketplace, or need not; he keeps his part either way. */
export const postVisitSettled = (
  { customerId, categoryId }: Parties,
  visit: { readonly charge: Paise; readonly tax: Paise },
  outcome: 'paid' | 'waived',
): Entries => {
  const { charge, tax } = visit;
  return balanced([
    inner('customer-due', customerId, negative(charge), outcome === 'paid' ? 'paid' : 'waived'),
    ...(outcome === 'paid'
      ? [inner('online', null, charge, 'paid')]
      : [
          inner('tax', categoryId, tax, 'waived'),
          inner('commission', categoryId, minus(charge, tax), 'waived'),
        ]),
  ]);
};

/** What of his share is his once so much of the bill is paid; at the whole bill, the whole share. */
const shareOfPaid = (share: Paise, paid: Paise, billed: Paise): Paise =>
  billed === 0 ? share : portionBelow(share, paid, billed);

/** How a payment moved: from what was paid before to what is paid now; below it when taken back. */
export type PaidMove = {
  readonly billed: Paise;
  readonly share: Paise;
  readonly before: Paise;
  readonly after: Paise;
};

const movedOf = ({ billed, share, before, after }: PaidMove) => ({
  amount: minus(after, before),
  kept: minus(shareOfPaid(share, after, billed), shareOfPaid(share, before, billed)),
});

/** Cash is in his hands: his share of it is his at once, the rest is the marketplace's. */
export const postCash = ({ customerId, servicemanId }: Parties, move: PaidMove): Entries => {
  const { amount, kept } = movedOf(move);
  const isBack = amount < 0;
  return balanced([
    cash(servicemanId, amount, isBack ? 'cash-reversed' : 'cash-collected'),
    inner('customer-due', customerId, negative(amount), isBack ? 'given-back' : 'paid'),
    inner('serviceman-share', servicemanId, kept, 'settled'),
    cash(servicemanId, negative(kept), isBack ? 'cash-kept-reversed' : 'cash-kept'),
  ]);
};

/** Paid to the marketplace's own account: his share waits for the next payout, or waits no more. */
export const postOnline = ({ customerId, servicemanId }: Parties, move: PaidMove): Entries => {
  const { amount, kept } = movedOf(move);
  return balanced([
    inner('online', null, amount, 'paid'),
    inner('customer-due', customerId, negative(amount), 'paid'),
    inner('serviceman-share', servicemanId, kept, 'settled'),
    inner('payable', servicemanId, negative(kept), 'settled'),
  ]);
};

/** Given in cash, and all of it his. */
export const postTip = (servicemanId: number, amount: Paise): Entries =>
  balanced([
    cash(servicemanId, amount, 'cash-collected'),
    {
      account: 'tips',
      ownerId: servicemanId,
      amount: negative(amount),
      kind: 'tip',
      part: 'earning',
    },
    inner('tips', servicemanId, amount, 'settled'),
    cash(servicemanId, negative(amount), 'cash-kept'),
  ]);

/**
 * What he earned changes after the fact. Given: it waits for his next payout. Taken: first out of
 * what waits for him, and the rest he has in cash already, so it is the marketplace's cash now.
 */
const settle = (
  servicemanId: number,
  given: Paise,
  kind: 'refund' | 'correction',
  payable: Paise,
): Entries => {
  const taken = Math.max(0, negative(given));
  const fromPayable = paise(Math.min(taken, Math.max(0, payable)));
  return [
    {
      account: 'serviceman-share',
      ownerId: servicemanId,
      amount: negative(given),
      kind,
      part: 'earning',
    },
    inner('serviceman-share', servicemanId, given, 'settled'),
    inner('payable', servicemanId, given > 0 ? negative(given) : fromPayable, 'settled'),
    cash(servicemanId, paise(taken - fromPayable), 'cash-owed'),
  ];
};

/** Operations set right what a job brought him, at the cost of its commission. */
export const postCorrection = (
  { servicemanId, categoryId }: Parties,
  given: Paise,
  payable: Paise,
): Entries =>
  balanced([
    ...settle(servicemanId, given, 'correction', payable),
    inner('commission', categoryId, given, 'against'),
  ]);

/** What everyone bears of the first so many rupees of refunds; of the whole bill, all he had of it. */
const borneOf = (split: Split, refunded: Paise, billed: Paise): Split => {
  const tax = portionBelow(split.tax, refunded, billed);
  const commission = portionBelow(split.commission, refunded, billed);
  return { tax, commission, share: minus(refunded, sumOf([tax, commission])) };
};

export type Refund = {
  readonly amount: Paise;
  readonly borneBy: 'marketplace' | 'everyone';
  readonly billed: Paise;
  readonly split: Split;
  /** Of the earlier refunds, what everyone bore. */
  readonly sharedBefore: Paise;
  readonly payable: Paise;
};

export const postRefund = ({ servicemanId, categoryId }: Parties, refund: Refund): Entries => {
  const { amount, billed, split, sharedBefore, payable } = refund;
  if (refund.borneBy === 'marketplace') {
    return balanced([
      inner('commission', categoryId, amount, 'refund-of-marketplace'),
      inner('refunds', null, negative(amount), 'refund-of-marketplace'),
    ]);
  }
  const before = borneOf(split, sharedBefore, billed);
  const after = borneOf(split, sumOf([sharedBefore, amount]), billed);
  return balanced([
    ...settle(servicemanId, minus(before.share, after.share), 'refund', payable),
    inner('tax', categoryId, minus(after.tax, before.tax), 'refund'),
    inner('commission', categoryId, minus(after.commission, before.commission), 'refund'),
    inner('refunds', null, negative(amount), 'refund'),
  ]);
};

export const postDeposit = (servicemanId: number, amount: Paise): Entries =>
  balanced([
    inner('deposits', null, amount, 'deposit'),
    cash(servicemanId, negative(amount), 'cash-deposited'),
  ]);

export type Payout = { readonly amount: Paise; readonly kept: Paise };

/** What waits for him: he keeps it out of the marketplace's cash he holds, the rest goes to his bank. */
export const payoutOf = (payable: Paise, cashInHand: Paise): Payout => {
  const waiting = Math.max(0, payable);
  const kept = paise(Math.min(waiting, Math.max(0, cashInHand)));
  return { kept, amount: paise(waiting - kept) };
};

export const postPayout = (servicemanId: number, { amount, kept }: Payout): Entries =>
  balanced([
    inner('payable', servicemanId, sumOf([amount, kept]), 'payout'),
    inner('payouts', null, negative(amount), 'payout'),
    cash(servicemanId, negative(kept), 'cash-paid-out'),
  ]);

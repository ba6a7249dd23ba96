import type { Names } from '../names.ts';
import { minus, negative, paise, sumOf, type Paise } from '../money.ts';
import { balanced, type Account, type Entry } from './entry.ts';
import type { LineKind } from './lines.ts';
import { portionBelow } from './portion.ts';
import type { BillRates, Split } from './split-bill.ts';

/** The accounts that a posting moves money between. */
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
  readonly names: Names;
  readonly quantity: number;
  readonly amount: Paise;
};

/** What a part of shared work leaves to the other servicemen, below zero. */
export type LeftToOthers = Omit<BilledItem, 'quantity'>;

type Items = {
  readonly service: BilledItem;
  readonly addOns: readonly BilledItem[];
  readonly others?: LeftToOthers;
};

/** The work has ended: what the customer owes, item by item, and how it is split. */
export const postBill = (
  { customerId, servicemanId, categoryId }: Parties,
  bill: Items,
  split: Split,
  rates: BillRates,
): Entries => {
  const owed = (item: BilledItem | LeftToOthers, kind: 'price' | 'add-on'): Entry => ({
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
    ...(bill.others === undefined ? [] : [owed(bill.others, 'price')]),
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
 * Nobody was home: bills the visit alone. The customer owes it; the serviceman's part is due at the
 * next payout, because the serviceman cannot wait for the customer to pay.
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

/** The charged visit is paid, to the bank or out of what was paid in the app, or waived; the serviceman keeps the share. */
export const postVisitSettled = (
  { customerId, categoryId }: Parties,
  visit: { readonly charge: Paise; readonly tax: Paise },
  outcome: 'paid' | 'waived',
  from: 'online' | 'customer-credit' = 'online',
): Entries => {
  const { charge, tax } = visit;
  return balanced([
    inner('customer-due', customerId, negative(charge), outcome === 'paid' ? 'paid' : 'waived'),
    ...(outcome === 'paid'
      ? [inner(from, from === 'online' ? null : customerId, charge, 'paid')]
      : [
          inner('tax', categoryId, tax, 'waived'),
          inner('commission', categoryId, minus(charge, tax), 'waived'),
        ]),
  ]);
};

/** The part of the share that is earned after a partial payment; the whole share at the whole bill. */
const shareOfPaid = (share: Paise, paid: Paise, billed: Paise): Paise =>
  billed === 0 ? share : portionBelow(share, paid, billed);

/** A payment as the total paid before and after; lower after a reversal. */
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

/** Paid in cash: the serviceman keeps the share of it at once, the rest is company cash. */
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

/**
 * Paid to the marketplace: to its bank, or in the app, where the customer's credit pays. The share is due at the next
 * payout; a reversal takes it out again.
 */
export const postOnline = (
  { customerId, servicemanId }: Parties,
  move: PaidMove,
  from: 'online' | 'customer-credit' = 'online',
): Entries => {
  const { amount, kept } = movedOf(move);
  return balanced([
    inner(from, from === 'online' ? null : customerId, amount, 'paid'),
    inner('customer-due', customerId, negative(amount), 'paid'),
    inner('serviceman-share', servicemanId, kept, 'settled'),
    inner('payable', servicemanId, negative(kept), 'settled'),
  ]);
};

/**
 * Paid to, or taken back by, another serviceman of the same work: this one's share of it is due at the next payout, because
 * cash is with who took it.
 */
export const postPartPaid = (servicemanId: number, move: PaidMove): Entries => {
  const { kept } = movedOf(move);
  return balanced([
    inner('serviceman-share', servicemanId, kept, 'settled'),
    inner('payable', servicemanId, negative(kept), 'settled'),
  ]);
};

/** The gateway captured a customer's money: it has it, and the customer has it to their credit. */
export const postCapture = (customerId: number, amount: Paise): Entries =>
  balanced([
    inner('gateway', null, amount, 'captured'),
    inner('customer-credit', customerId, negative(amount), 'captured'),
  ]);

/** The gateway gave money back to where it came from: the customer's credit, or what an operator refunded. */
export const postSentBack = (
  customerId: number,
  amount: Paise,
  of: 'customer-credit' | 'refunds',
): Entries =>
  balanced([
    inner(of, of === 'refunds' ? null : customerId, amount, 'sent-back'),
    inner('gateway', null, negative(amount), 'sent-back'),
  ]);

/** What an operator refunded left the marketplace's own account by a transfer. */
export const postTransferred = (amount: Paise): Entries =>
  balanced([
    inner('refunds', null, amount, 'sent-back'),
    inner('online', null, negative(amount), 'sent-back'),
  ]);

/** Given in cash; all of it belongs to the serviceman. */
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
 * Changes earnings afterwards. An increase is due at the next payout. A decrease reduces the next
 * payout first; the rest was already kept in cash, so it becomes company cash.
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

/** An operator corrects the earnings of a job, at the cost of its commission. */
export const postCorrection = (
  { servicemanId, categoryId }: Parties,
  given: Paise,
  payable: Paise,
): Entries =>
  balanced([
    ...settle(servicemanId, given, 'correction', payable),
    inner('commission', categoryId, given, 'against'),
  ]);

/** How a refund is split between tax, commission and share; a full refund takes the whole share. */
const refundSplit = (split: Split, refunded: Paise, billed: Paise): Split => {
  const tax = portionBelow(split.tax, refunded, billed);
  const commission = portionBelow(split.commission, refunded, billed);
  return { tax, commission, share: minus(refunded, sumOf([tax, commission])) };
};

export type Refund = {
  readonly amount: Paise;
  readonly borneBy: 'marketplace' | 'everyone';
  readonly billed: Paise;
  readonly split: Split;
  /** The part of the earlier refunds that was split between all parties. */
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
  const before = refundSplit(split, sharedBefore, billed);
  const after = refundSplit(split, sumOf([sharedBefore, amount]), billed);
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

export type Payout = {
  readonly amount: Paise;
  readonly kept: Paise;
  /** Of a daily payout: what it costs the serviceman. */
  readonly fee: Paise;
};

/** The payable amount: the serviceman keeps it out of the company cash in hand, the rest goes to the bank account. */
export const payoutOf = (payable: Paise, cashInHand: Paise): Payout => {
  const waiting = Math.max(0, payable);
  const kept = paise(Math.min(waiting, Math.max(0, cashInHand)));
  return { kept, amount: paise(waiting - kept), fee: paise(0) };
};

export const postPayout = (servicemanId: number, { amount, kept, fee }: Payout): Entries =>
  balanced([
    inner('payable', servicemanId, sumOf([amount, kept, fee]), 'payout'),
    inner('payouts', null, negative(amount), 'payout'),
    inner('fees', null, negative(fee), 'payout-fee'),
    cash(servicemanId, negative(kept), 'cash-paid-out'),
  ]);

/** The bank returned a transfer after it was paid: it is due again, with its fee. What was kept as cash stays kept. */
export const postPayoutReturn = (
  servicemanId: number,
  { amount, fee }: Pick<Payout, 'amount' | 'fee'>,
): Entries =>
  balanced([
    inner('payouts', null, amount, 'payout-returned'),
    inner('fees', null, fee, 'payout-returned'),
    inner('payable', servicemanId, negative(sumOf([amount, fee])), 'payout-returned'),
  ]);

/**
 * Withheld for the state from what a bill earned: out of what is payable first, and the rest, which was kept in cash,
 * becomes company cash.
 */
export const postWithheld = (
  servicemanId: number,
  due: { readonly amount: Paise; readonly rate: number; readonly payable: Paise },
): Entries => {
  const { amount, rate, payable } = due;
  const fromPayable = paise(Math.min(amount, Math.max(0, payable)));
  return balanced([
    { ...inner('withheld', servicemanId, negative(amount), 'withheld'), rate },
    inner('payable', servicemanId, fromPayable, 'withheld'),
    cash(servicemanId, minus(amount, fromPayable), 'cash-owed'),
  ]);
};

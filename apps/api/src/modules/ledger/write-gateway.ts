import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Entry } from '@karigar/domain/ledger/entry';
import { postCapture, postSentBack } from '@karigar/domain/ledger/postings';
import type { Paise } from '@karigar/domain/money';
import type { Transaction } from '#platform/db';
import { post } from './posting-store.ts';

type GatewayMoney = {
  /** Our row of it, which the ledger accepts once. */
  readonly id: number;
  readonly bookingId: number;
  readonly customerId: number;
  readonly servicemanId: number;
  readonly amount: Paise;
};

const write = (
  tx: Transaction,
  cause: 'capture' | 'online-refund',
  money: GatewayMoney,
  entries: readonly Entry[],
  now: Instant,
): Promise<void> =>
  post(tx, {
    cause,
    causeId: money.id,
    bookingId: money.bookingId,
    servicemanId: money.servicemanId,
    writtenBy: null,
    at: new Date(now),
    day: dayOf(now),
    entries,
  });

/** The gateway captured a customer's money. */
export const writeCapture = (tx: Transaction, money: GatewayMoney, now: Instant): Promise<void> =>
  write(tx, 'capture', money, postCapture(money.customerId, money.amount), now);

/** The gateway gave money back. */
export const writeSentBack = (
  tx: Transaction,
  money: GatewayMoney,
  of: 'customer-credit' | 'refunds',
  now: Instant,
): Promise<void> =>
  write(tx, 'online-refund', money, postSentBack(money.customerId, money.amount, of), now);

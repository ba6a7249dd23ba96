import { randomBytes } from 'node:crypto';
import { minus, sumOf } from '@karigar/domain/money';
import { advanceDue } from '@karigar/domain/payments/advance';
import {
  isStillOpen,
  nextLook,
  onlineExpiry,
  payOnline,
} from '@karigar/domain/payments/online-payment';
import { accepted, refused, type Refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { BookingRef } from '#modules/bookings/index';
import type { Transaction } from '#platform/db';
import type { PreparingScope } from '#wire/define-handler';
import {
  insertOnlinePayment,
  readOpenPayment,
  readPayable,
  replacePayment,
  type OpenPayment,
  type Payable,
} from './online-payment-store.ts';

export type OnlinePart = 'advance' | undefined;

/** The due of a booking that is paid in the app, now or before the work, its advance alone, or its failed visit. */
export const onlineDue = (booking: Payable, part: OnlinePart) => {
  const { visit_due: visitDue } = booking;
  const total = visitDue ?? booking.total_after_end ?? sumOf([booking.total, booking.add_ons]);
  return payOnline({
    state: booking.state,
    isAssigned: booking.serviceman_id !== null,
    isVisit: visitDue !== null,
    due:
      part === 'advance' ? advanceDue(booking) : minus(total, sumOf([booking.paid, booking.held])),
  });
};

type Asked = BookingRef & { readonly part?: OnlinePart };

const findOrInsert = async (
  tx: Transaction,
  { bookingId, orderId, part }: Asked,
  { who, now }: PreparingScope,
) => {
  const customerId = accountOf(who);
  const booking = await readPayable(tx, { bookingId, orderId }, customerId);
  if (booking === null) return refused('booking.not-found');
  const due = onlineDue(booking, part);
  if (!due.ok) return due;
  const amount = due.value;
  const servicemanId = booking.serviceman_id;
  if (servicemanId === null) return refused('payment.nobody-yet');
  const open = await readOpenPayment(tx, bookingId);
  if (open?.amount === amount && isStillOpen(open.expires_at.getTime(), now))
    return accepted({ open, about: booking.booking_no });
  if (open !== null) await replacePayment(tx, open.id, new Date(now));
  const expiresAt = onlineExpiry(now);
  const inserted = await insertOnlinePayment(tx, {
    reference: `KO${randomBytes(10).toString('hex').toUpperCase()}`,
    bookingId,
    orderId,
    customerId,
    servicemanId,
    amount,
    askedAt: new Date(now),
    expiresAt: new Date(expiresAt),
    looksAt: new Date(nextLook({ expiresAt, looks: 0 }, now) ?? expiresAt),
  });
  // Null: a second tap was faster.
  const found = inserted ?? (await readOpenPayment(tx, bookingId));
  return found === null
    ? refused('payment.gateway-unreachable')
    : accepted({ open: found, about: booking.booking_no });
};

type Refusal =
  | 'booking.not-found'
  | 'booking.cancelled'
  | 'payment.nobody-yet'
  | 'payment.nothing-due'
  | 'payment.gateway-unreachable';

export type Opened =
  | {
      readonly ok: true;
      readonly value: OpenPayment & {
        /** Opened just now and not stored yet. */
        readonly page: { readonly id: string; readonly url: string } | null;
      };
    }
  | Refused<Refusal>;

/**
 * Before the call's transaction, which must not wait for the gateway. The row is stored first: whatever is lost after
 * that, the same reference finds the same page. Null where nobody pays in the app.
 */
export const openOnlinePayment = async (
  ref: Asked,
  scope: PreparingScope,
): Promise<Opened | null> => {
  const { context, who } = scope;
  const { gateway, databases, config, log } = context;
  if (gateway === null) return null;
  const speaker = { accountId: accountOf(who), role: who.role };
  const found = await databases.app.transaction(speaker, (tx) => findOrInsert(tx, ref, scope));
  if (!found.ok) return found;
  const { open, about } = found.value;
  if (open.pay_url !== null) return accepted({ ...open, page: null });
  try {
    const page = await gateway.openPage({
      reference: open.reference,
      amount: open.amount,
      expiresAt: open.expires_at.getTime(),
      about,
      backTo: new URL(`/pay/${open.id}`, config.publicUrl).href,
    });
    return accepted({ ...open, page });
  } catch (error) {
    log.warn({ err: error }, 'no payment page');
    return refused('payment.gateway-unreachable');
  }
};

import { startOnlinePayment } from '@karigar/contract/payments/start-online-payment';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { lockOwnBooking } from '#modules/bookings/index';
import { defineHandler, type Handle } from '#wire/define-handler';
import { readPayable, savePage, tryAgain } from '../online-payment-store.ts';
import { onlineDue, openOnlinePayment, type Opened } from '../open-online-payment.ts';

const start: Handle<typeof startOnlinePayment, Opened | null> = async (input, scope, opened) => {
  const { tx, who } = scope;
  const booking = await lockOwnBooking(scope, input);
  const payable = booking && (await readPayable(tx, input, accountOf(who)));
  if (payable === null) return refused('booking.not-found');
  if (opened === null) return refused('payment.mode-not-offered');
  if (!opened.ok) return opened;
  const { id, amount, page, expires_at: expiresAt } = opened.value;
  // Read again under the booking's lock: cash or an add-on may have come while the page was opened.
  const due = onlineDue(payable, input.part);
  if (!due.ok) return due;
  if (due.value !== amount) return refused('payment.amount-not-due');
  const payUrl = page?.url ?? opened.value.pay_url;
  if (payUrl === null) return refused('payment.gateway-unreachable');
  if (page === null) await tryAgain(tx, id);
  else await savePage(tx, id, page);
  return accepted({ paymentId: id, payUrl, amount, expiresAt: expiresAt.getTime() });
};

export const startOnlinePaymentHandler = defineHandler(startOnlinePayment, start, {
  prepare: openOnlinePayment,
});

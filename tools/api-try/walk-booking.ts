import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { listBookingAddOns } from '@karigar/contract/add-ons/list-booking-add-ons';
import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { listChat } from '@karigar/contract/chat/list-chat';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { sumOf } from '@karigar/domain/money';
import { formatMoney } from '@karigar/domain/money-text';
import { amountDue } from '@karigar/domain/payments/amount-due';
import { PlainError } from '../dev/plainly.ts';
import { expect, type Caller } from './caller.ts';
import { readCompletionCode } from './inbox.ts';

const NONE_LEFT =
  'No new booking of Asha is left: start the server with `npm run dev -- --fresh`, or use `npm run api:try -- --own`';

interface Story {
  suresh: Caller;
  asha: Caller;
  systemUrl: string | null;
}

interface Ref {
  bookingId: number;
  orderId: number;
}

/** One booking from 'New' to paid, with the calls of both sides. */
export async function walkBooking({ suresh, asha, systemUrl }: Story): Promise<void> {
  const live = await suresh.ask('live bookings', listBookings, { which: 'live' });
  const booking = live.find(({ isNew, customerName }) => isNew && customerName.startsWith('Asha '));
  if (booking === undefined) throw new PlainError(NONE_LEFT);
  const ref = { bookingId: booking.id, orderId: booking.orderId };
  const { bookingNo, serviceId, total } = booking;

  await suresh.ask(`start ${bookingNo}`, startWork, { ...ref, startedAt: Date.now() });
  const extra = await walkAddOns({ suresh, asha, systemUrl }, ref, serviceId ?? 0);
  await walkHold(suresh, ref);
  await walkChat(suresh, asha, ref);

  await suresh.ask('end the work', endWork, { ...ref, endedAt: Date.now() });
  await walkCode(suresh, ref, await readCompletionCode(systemUrl, bookingNo));

  const summary = await suresh.ask('what is to be paid', getPaymentSummary, ref);
  const due = amountDue(summary.totalAfterEnd, summary.payments);
  expect(due === sumOf([total, extra]), `${formatMoney(due)}: the booking and what Asha accepted`);
  await suresh.ask('cash is taken', addPayment, { ...ref, amount: due, mode: 'cash' });
  const again = { ...ref, amount: due, mode: 'cash' };
  await suresh.isRefused('the same cash again', addPayment, again, 'payment.nothing-due');
  const history = await suresh.ask('history, page 1', listBookings, {
    which: 'history',
    limit: 10,
    page: 1,
  });
  const closed = history.find(({ id }) => id === ref.bookingId);
  expect(closed?.paymentStatus === 'paid' && closed.otp === '', 'the booking, paid, without code');
}

/** Suresh proposes two; Asha accepts one, and only that one counts. */
async function walkAddOns({ suresh, asha }: Story, ref: Ref, serviceId: number) {
  const offered = await suresh.ask('add-ons of the service', listServiceAddOns, { serviceId });
  const items = offered.slice(0, 2).map(({ id, price }) => ({
    addOnId: id,
    shownPrice: price,
    price,
    quantity: 1,
  }));
  await suresh.ask('propose two', proposeAddOns, { ...ref, items });
  const proposed = await asha.ask('the proposed add-ons', listBookingAddOns, ref);
  const [first, second] = proposed.filter(({ status }) => status === 'pending');
  expect(first !== undefined && second !== undefined, 'two pending add-ons');
  await asha.ask('yes to one', answerAddOn, { ...ref, addOnId: first.id, answer: 'accepted' });
  await asha.ask('no to the other', answerAddOn, {
    ...ref,
    addOnId: second.id,
    answer: 'rejected',
  });
  const left = await suresh.ask('add-ons of the booking', listBookingAddOns, ref);
  expect(left.length === 1 && left[0]?.status === 'accepted', 'the accepted one, and no other');
  return first.amount;
}

async function walkHold(suresh: Caller, ref: Ref): Promise<void> {
  const until = addDays(dayOf(Date.now()), 1);
  await suresh.ask('hold until tomorrow', holdWork, { ...ref, until, reason: 'Part to be bought' });
  await suresh.isRefused(
    'end while it is held',
    endWork,
    { ...ref, endedAt: Date.now() },
    'booking.on-hold',
  );
  await suresh.ask('resume', resumeWork, ref);
}

async function walkChat(suresh: Caller, asha: Caller, ref: Ref): Promise<void> {
  await suresh.ask('say something', sendChat, { ...ref, message: 'काम फिर शुरू कर दिया।', by: 'me' });
  await asha.ask('answer', sendChat, { ...ref, message: 'Thank you!', by: 'me' });
  const chat = await suresh.ask('the conversation', listChat, ref);
  expect(
    chat.at(-2)?.mine === true && chat.at(-1)?.mine === false,
    'an own message, then one of the other side',
  );
}

async function walkCode(
  suresh: Caller,
  ref: Ref,
  { code, from }: { code: string; from: string },
): Promise<void> {
  const wrong = code === '111111' ? '222222' : '111111';
  await suresh.isRefused(
    'a wrong code',
    verifyCompletionOtp,
    { ...ref, otp: wrong },
    'otp.mismatch',
  );
  console.log(`   Asha reads the code out. It came from ${from}\n`);
  await suresh.ask('the right code', verifyCompletionOtp, { ...ref, otp: code });
}

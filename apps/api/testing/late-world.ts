import { createHash } from 'node:crypto';
import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { runLate } from '@karigar/contract/visit-problems/run-late';
import { setOff } from '@karigar/contract/visit-problems/set-off';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { rescheduleBooking } from '@karigar/contract/orders/reschedule-booking';
import { addPayment } from '@karigar/contract/payments/add-payment';
import type { Conflict, LateCommand } from '@karigar/domain/bookings/late-arrivals';
import { sumOfLines } from '@karigar/domain/bookings/offline-approval';
import { dayOf } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { signApproval } from '#modules/add-ons/index';
import { byHand } from './assign-by-hand.ts';
import { fetchApprovalKey } from './approval-world.ts';
import { ADD_ONS, createBookingWorld, TOTAL, type BookingRef } from './booking-world.ts';
import { forgetWork } from './customer-booking-store.ts';
import { placeBooking, putOnDuty, takeAllOffDuty, tomorrowAt } from './order-world.ts';
import { people } from './people.ts';
import type { Reply } from './test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const CASES = `SELECT account_id::float8 AS by, kind, amount::float8 AS amount, opened_at, due_at, closed_at
  FROM late_cases WHERE booking_id = $1 ORDER BY id`;

/** The same nonce for the same action, however often it is sent. */
const nonceOf = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32).toUpperCase();

export type CaseRow = {
  readonly by: number;
  readonly kind: string;
  readonly amount: number | null;
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly closed_at: Date | null;
};

/** The booking world, in which conflicts and late actions go through the calls. */
export const createLateWorld = async () => {
  const world = await createBookingWorld();
  await takeAllOffDuty(world.look);
  await forgetWork(world.look, people.suresh.id);
  await putOnDuty(world.look, people.suresh.id);
  const priya = { token: await world.signIn('priya') };
  // No demo job is as far ahead, and starting a moved job frees the slot.
  const later = tomorrowAt(world.now(), 720) + 5 * DAY;

  const must = async (sent: Promise<Reply>): Promise<void> => {
    const { body, text } = await sent;
    if (!body.success) throw new Error(text);
  };
  const tap = {
    addOnId: ADD_ONS.tap.id,
    shownPrice: paise(ADD_ONS.tap.price),
    price: paise(ADD_ONS.tap.price),
    quantity: 1,
  };

  /** Sends an action that the phone stored `age` ago. */
  const arrive = async (
    command: LateCommand,
    ref: BookingRef,
    { age, key, shownPrice = tap.shownPrice }: { age: number; key: string; shownPrice?: number },
    session: { token: string },
  ): Promise<Reply> => {
    const claimedAt = world.now() - age;
    const send = { ...session, key, headers: { 'phone-time': String(world.now()) } };
    switch (command) {
      case 'set-off':
        return world.send(setOff, { ...ref, claimedAt }, send);
      case 'run-late':
        return world.send(runLate, { ...ref, minutes: '30', claimedAt }, send);
      case 'start':
        return world.send(startWork, { ...ref, startedAt: claimedAt }, send);
      case 'hold': {
        const until = dayOf(claimedAt);
        return world.send(holdWork, { ...ref, until, reason: 'Rain', claimedAt }, send);
      }
      case 'resume':
        return world.send(resumeWork, { ...ref, claimedAt }, send);
      case 'propose-add-ons': {
        const items = [{ ...tap, shownPrice: paise(shownPrice) }];
        return world.send(proposeAddOns, { ...ref, items, claimedAt }, send);
      }
      case 'submit-approval': {
        // A rejection, so that the bill does not change.
        const asked = {
          bookingId: ref.bookingId,
          servicemanId: people.suresh.id,
          nonce: nonceOf(key),
          askedAt: Math.floor(claimedAt / 1000) * 1000,
          lines: [{ addOnId: tap.addOnId, quantity: tap.quantity, price: paise(shownPrice) }],
        };
        const approvalKey = await fetchApprovalKey(
          world,
          await world.signIn('asha'),
          ref.bookingId,
        );
        const signature = signApproval(approvalKey ?? '', asked, 'rejected');
        const { servicemanId: _serviceman, ...question } = asked;
        const total = sumOfLines(asked.lines);
        const answer = { ...ref, ...question, total, answer: 'rejected' as const, signature };
        return world.send(submitApproval, { ...answer, claimedAt }, send);
      }
      case 'end':
        return world.send(endWork, { ...ref, endedAt: claimedAt }, send);
      case 'verify':
        return world.send(verifyCompletionOtp, { ...ref, otp: '482913', claimedAt }, send);
      case 'pay':
        return world.send(
          addPayment,
          { ...ref, amount: paise(TOTAL), mode: 'cash', claimedAt },
          send,
        );
      case 'send-chat':
        return world.send(
          sendChat,
          { ...ref, message: 'I am at the gate', by: 'me', claimedAt },
          send,
        );
    }
  };

  const endOf = async (ref: BookingRef): Promise<void> => {
    await must(world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh));
    await must(world.send(endWork, { ...ref, endedAt: world.now() }, world.suresh));
  };
  const pay = (ref: BookingRef) =>
    must(world.send(addPayment, { ...ref, amount: paise(TOTAL), mode: 'cash' }, world.suresh));

  /** A booking of Suresh to which this conflict happened while the phone was offline. */
  const met = async (conflict: Conflict): Promise<BookingRef> => {
    const own = await world.plant(conflict === 'handed-on' ? 'held' : 'assigned');
    switch (conflict) {
      case 'nothing':
      case 'price-changed':
        break;
      case 'cancelled':
        await must(world.send(cancelBooking, { ...own, why: 'plans-changed' }, world.asha));
        break;
      case 'reassigned':
      case 'handed-on':
        await must(
          world.send(assignBooking, await byHand(world.look, own, people.imran.id), priya),
        );
        break;
      case 'moved':
        await placeBooking(world.look, own.bookingId);
        await must(world.send(rescheduleBooking, { ...own, at: later }, world.asha));
        break;
      case 'ended':
      case 'code-expired':
        await endOf(own);
        break;
      case 'completed':
        await endOf(own);
        await must(world.send(verifyCompletionOtp, { ...own, otp: '482913' }, world.suresh));
        break;
      case 'paid':
        await endOf(own);
        await pay(own);
        break;
      case 'bill-changed': {
        await must(world.send(startWork, { ...own, startedAt: world.now() }, world.suresh));
        await must(world.send(proposeAddOns, { ...own, items: [tap] }, world.suresh));
        const [asked] = (await world.traces(own)).addOns;
        const answer = { ...own, addOnId: asked?.id ?? 0, answer: 'accepted' as const };
        await must(world.send(answerAddOn, answer, world.asha));
        break;
      }
    }
    return own;
  };

  return {
    ...world,
    priya,
    arrive,
    met,
    cases: ({ bookingId }: BookingRef): Promise<CaseRow[]> => world.look(CASES, [bookingId]),
    /** As an operator reads them at this moment. */
    exceptions: async (limit = 20) => {
      const session = { token: await world.signIn('priya') };
      const { body } = await world.send(listExceptions, { limit }, session);
      return body.data as {
        bookingId: number;
        what: string;
        isOpen: boolean;
        dueAt: string | null;
        amount: number | null;
      }[];
    },
  };
};

export type LateWorld = Awaited<ReturnType<typeof createLateWorld>>;

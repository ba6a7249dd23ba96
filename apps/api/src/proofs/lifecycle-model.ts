import { answerAddOn } from '@karigar/contract/addons/answer-add-on';
import { proposeAddOns } from '@karigar/contract/addons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import {
  answerAddOn as mayAnswer,
  lapseAtEnd,
  proposeAddOns as mayPropose,
  type AddOnStatus,
} from '@karigar/domain/booking/add-ons';
import { billOf } from '@karigar/domain/booking/bill';
import type { BookingCommand, BookingState } from '@karigar/domain/booking/booking';
import { tryCompletionCode } from '@karigar/domain/booking/completion-code';
import { decide } from '@karigar/domain/booking/lifecycle';
import { dayOf } from '@karigar/domain/dates/india-day';
import { paise, type Paise } from '@karigar/domain/money';
import { amountDue } from '@karigar/domain/payment/amount-due';
import { takePayment } from '@karigar/domain/payment/take-payment';
import { ADD_ONS, TOTAL, type BookingRef, type BookingWorld } from '#testing/booking-world';
import type { Reply } from '#testing/test-app';

export type Step =
  | { readonly kind: 'start' | 'hold' | 'resume' | 'end' }
  | { readonly kind: 'verify'; readonly isRight: boolean }
  | { readonly kind: 'propose'; readonly quantity: number }
  | { readonly kind: 'answer'; readonly at: number; readonly answer: 'accepted' | 'rejected' }
  | { readonly kind: 'pay'; readonly skew: number };

const CODE = '482913';
const PRICE = paise(ADD_ONS.tap.price);

type Model = {
  state: BookingState;
  tries: number;
  addOns: { quantity: number; status: AddOnStatus }[];
  frozen: Paise | null;
  paid: Paise;
};

const billed = (model: Model): Paise =>
  billOf(
    paise(TOTAL),
    model.addOns.map((addOn) => ({ ...addOn, name: 'Planted tap', price: PRICE })),
  ).total;

/** What the rules alone say to a step: 'ok', or the refusal's name. The model moves with it. */
const predict = (model: Model, step: Step): string => {
  const command = (name: BookingCommand): string => {
    const decision = decide(model.state, name, 'serviceman');
    if (!decision.ok) return decision.refusal;
    model.state = decision.value;
    return 'ok';
  };
  switch (step.kind) {
    case 'start':
    case 'hold':
    case 'resume':
      return command(step.kind);
    case 'end': {
      const outcome = command('end');
      if (outcome !== 'ok') return outcome;
      for (const addOn of model.addOns) addOn.status = lapseAtEnd(addOn.status);
      model.frozen = billed(model);
      return outcome;
    }
    case 'verify': {
      const decision = decide(model.state, 'verify', 'serviceman');
      if (!decision.ok) return decision.refusal;
      const tried = tryCompletionCode({
        tries: model.tries,
        expiresAt: null,
        now: 0,
        matches: () => step.isRight,
      });
      if (!tried.ok && tried.refusal === 'otp.mismatch') model.tries += 1;
      return tried.ok ? command('verify') : tried.refusal;
    }
    case 'propose': {
      const open = mayPropose(model.state);
      if (!open.ok) return open.refusal;
      model.addOns.push({ quantity: step.quantity, status: 'pending' });
      return 'ok';
    }
    case 'answer': {
      const addOn = model.addOns[step.at];
      if (!addOn) return 'add-on.not-found';
      const answered = mayAnswer(model.state, addOn.status, step.answer);
      if (!answered.ok) return answered.refusal;
      addOn.status = answered.value;
      return 'ok';
    }
    case 'pay': {
      const due = amountDue(model.frozen ?? paise(0), [model.paid]);
      const amount = paise(Math.max(0, due + step.skew));
      const taken = takePayment({ state: model.state, due, amount, mode: 'cash' });
      if (!taken.ok) return taken.refusal;
      model.paid = paise(model.paid + taken.value);
      return 'ok';
    }
  }
};

/** The same step as a real call. */
const send = async (
  world: BookingWorld,
  ref: BookingRef,
  step: Step,
  due: Paise,
): Promise<Reply> => {
  const { suresh, asha } = world;
  const now = world.now();
  switch (step.kind) {
    case 'start':
      return world.send(startWork, { ...ref, startedAt: now }, suresh);
    case 'hold':
      return world.send(holdWork, { ...ref, until: dayOf(now) }, suresh);
    case 'resume':
      return world.send(resumeWork, ref, suresh);
    case 'end':
      return world.send(endWork, { ...ref, endedAt: now }, suresh);
    case 'verify':
      return world.send(
        verifyCompletionOtp,
        { ...ref, otp: step.isRight ? CODE : '000000' },
        suresh,
      );
    case 'propose': {
      const item = { addOnId: ADD_ONS.tap.id, shownPrice: PRICE, price: PRICE };
      const items = [{ ...item, quantity: step.quantity }];
      return world.send(proposeAddOns, { ...ref, items }, { ...suresh, key: crypto.randomUUID() });
    }
    case 'answer': {
      const { addOns } = await world.traces(ref);
      const addOnId = addOns[step.at]?.id ?? 999_999_999;
      return world.send(answerAddOn, { ...ref, addOnId, answer: step.answer }, asha);
    }
    case 'pay': {
      const amount = paise(Math.max(0, due + step.skew));
      return world.send(addPayment, { ...ref, amount, mode: 'cash' }, suresh);
    }
  }
};

/** One booking through any steps: each reply as the rules predict it, and the rows at the end too. */
export const followModel = async (
  world: BookingWorld,
  steps: readonly Step[],
): Promise<string[]> => {
  const ref = await world.plant('assigned', { code: CODE });
  const model: Model = { state: 'assigned', tries: 0, addOns: [], frozen: null, paid: paise(0) };
  const differences: string[] = [];
  for (const [at, step] of steps.entries()) {
    const due = amountDue(model.frozen ?? paise(0), [model.paid]);
    const before = model.state;
    const { body } = await send(world, ref, step, due);
    const said = body.success ? 'ok' : String(body.code);
    const predicted = predict(model, step);
    if (said !== predicted) {
      differences.push(
        `step ${at}, ${step.kind} in ${before}: the server says ${said}, the rules ${predicted}`,
      );
    }
  }
  const { booking, addOns, code } = await world.traces(ref);
  const kept = [booking.state, booking.total_after_end, booking.paid, code?.tries];
  const wanted = [model.state, model.frozen, model.paid, model.tries];
  if (JSON.stringify(kept) !== JSON.stringify(wanted)) {
    differences.push(`kept ${JSON.stringify(kept)}, the rules ${JSON.stringify(wanted)}`);
  }
  const statuses = addOns.map(({ status }) => status).join();
  if (statuses !== model.addOns.map(({ status }) => status).join()) {
    differences.push(`add-ons kept as ${statuses}`);
  }
  return differences;
};

import type { MessageDescriptor } from '@lingui/core';
import { useSince } from '#platform/i18n/use-since';
import { useSay } from '#platform/i18n/use-say';
import type { Entry } from './action.ts';
import { actionMessages as texts } from './actions.messages.ts';
import { LAPSED } from './queue-model.ts';

const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  'run-late': texts.runningLate,
  'start-work': texts.startWork,
  'hold-work': texts.holdWork,
  'resume-work': texts.resumeWork,
  'end-work': texts.endWork,
  'verify-completion-otp': texts.otpCheck,
  'propose-add-ons': texts.addServices,
  'add-payment': texts.cash,
  'send-chat': texts.message,
};

/** What he can do about a no. */
const WAYS_OUT: Readonly<Record<string, MessageDescriptor>> = {
  'otp.mismatch': texts.askCode,
  'otp.expired': texts.codeSpent,
  'otp.too-many-tries': texts.codeSpent,
  [LAPSED]: texts.lapsed,
  'propose-add-ons booking.already-ended': texts.lapsed,
  'propose-add-ons booking.already-completed': texts.lapsed,
  'add-on.price-changed': texts.newPrice,
  'payment.amount-not-due': texts.lookAtDue,
  'payment.nothing-due': texts.lookAtDue,
  'payment.work-not-ended': texts.lookAtDue,
  'delay.too-long': texts.callOrGiveBack,
  'booking.cancelled': texts.askSupport,
  'booking.not-found': texts.askSupport,
};

export type ActionWords = { readonly name: string; readonly title: string; readonly help: string };

/** An action in words: its name, how it stands, and what can be done. */
export const useActionWords = (): ((entry: Entry) => ActionWords) => {
  const say = useSay();
  const since = useSince();
  return ({ call, createdAt, state }) => {
    const name = say(NAMES[call] ?? texts.message);
    if (state.kind !== 'refused') {
      const isCode = call === 'verify-completion-otp';
      const title = isCode ? say(texts.waitingToVerify) : say(texts.waiting, { action: name });
      const help = isCode ? say(texts.savedCode) : say(texts.saved, { time: since(createdAt) });
      return { name, title, help };
    }
    const wayOut = WAYS_OUT[`${call} ${state.code}`] ?? WAYS_OUT[state.code] ?? texts.lookAgain;
    const help = [state.message, say(wayOut)].filter((words) => words !== '').join(' ');
    return { name, title: say(texts.refused, { action: name }), help };
  };
};

import type { QueuedCallName } from '@karigar/contract/queued-calls';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { MessageDescriptor } from '@lingui/core';
import { useSince } from '@karigar/client/i18n/use-since';
import { useSay } from '@karigar/client/i18n/use-say';
import { fromPhone } from '@karigar/client/time/server-now';
import type { Entry } from '#platform/action-queue/action';
import { actionMessages as texts } from './actions.messages.ts';
import { savedMessages } from './saved.messages.ts';
import { wayOutMessages } from './ways-out.messages.ts';
import { wayOutOf } from './ways-out.ts';

const NAMES: Readonly<Record<QueuedCallName, MessageDescriptor>> = {
  'set-off': texts.onMyWay,
  'run-late': texts.runningLate,
  'report-missed-visit': texts.nobodyHome,
  'start-work': texts.startWork,
  'hold-work': texts.holdWork,
  'resume-work': texts.resumeWork,
  'save-checklist': texts.checklist,
  'end-work': texts.endWork,
  'verify-completion-otp': texts.otpCheck,
  'propose-add-ons': texts.addServices,
  'submit-approval': texts.approval,
  'add-payment': texts.cash,
  'send-chat': texts.message,
};

/** The phone may hold an action of another version. */
const nameOf = (call: string): MessageDescriptor =>
  (NAMES as Readonly<Record<string, MessageDescriptor>>)[call] ?? texts.message;

/** Saved actions that close a job have their own status text, so that nobody enters them again. */
const SAVED: Readonly<
  Record<string, { readonly title: MessageDescriptor; readonly help: MessageDescriptor }>
> = {
  'verify-completion-otp': { title: savedMessages.codeEnding, help: savedMessages.codeHelp },
  'add-payment': { title: savedMessages.cash, help: savedMessages.cashHelp },
};

/** Two codes of one booking are told apart by their last digits. */
export const codeEnd = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'otp' in input ? String(input.otp).slice(-2) : '';

export type ActionWords = { readonly name: string; readonly title: string; readonly help: string };

/** An action's name, status and next step, as texts. */
export const useActionWords = (): ((
  entry: Entry,
  /** The booking's state on this phone now. */
  standing?: BookingState,
) => ActionWords) => {
  const say = useSay();
  const since = useSince();
  return ({ call, createdAt, state, input }, standing) => {
    const name = say(nameOf(call));
    if (state.kind !== 'refused') {
      const saved = SAVED[call];
      return {
        name,
        title: saved
          ? say(saved.title, { end: codeEnd(input) })
          : say(texts.waiting, { action: name }),
        help: saved ? say(saved.help) : say(texts.saved, { time: since(fromPhone(createdAt)) }),
      };
    }
    const { help: wayOut } = wayOutOf({ call, code: state.code }, standing);
    const help = [state.message, say(wayOutMessages[wayOut])]
      .filter((words) => words !== '')
      .join(' ');
    return { name, title: say(texts.refused, { action: name }), help };
  };
};

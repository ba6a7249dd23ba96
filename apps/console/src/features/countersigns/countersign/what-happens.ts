import type { Say } from '@karigar/client/i18n/use-say';
import { writePercent } from '@karigar/domain/ledger/percent';
import { formatMoney } from '@karigar/domain/money-text';
import { paise } from '@karigar/domain/money';
import { countersignMessages as texts } from './countersign.messages.ts';
import type { Countersign } from '#entities/countersigns/countersigns-query';

const ACTS = {
  'ask-override': { kind: texts.override, will: texts.overrideWill, done: texts.overrideDone },
  'end-for-serviceman': { kind: texts.end, will: texts.endWill, done: texts.endDone },
  'invite-operator': { kind: texts.invite, will: texts.inviteWill, done: texts.inviteDone },
  'save-desks': { kind: texts.desks, will: texts.desksWill, done: texts.desksDone },
  'answer-freeze': { kind: texts.restore, will: texts.restoreWill, done: texts.restoreDone },
  'confirm-payout-run': {
    kind: texts.payoutRun,
    will: texts.payoutRunWill,
    done: texts.payoutRunDone,
  },
  'refund-payment': { kind: texts.refund, will: texts.refundWill, done: texts.refundDone },
  'correct-earnings': { kind: texts.correct, will: texts.correctWill, done: texts.correctDone },
  'reverse-payment': { kind: texts.takeBack, will: texts.takeBackWill, done: texts.takeBackDone },
  'correct-payment': { kind: texts.takeBack, will: texts.takeBackWill, done: texts.takeBackDone },
  'save-rate': { kind: texts.rate, will: texts.rateWill, done: texts.rateDone },
} as const;

const OTHER = { kind: texts.other, will: texts.otherWill, done: texts.otherDone };

const actOf = (call: string) =>
  Object.hasOwn(ACTS, call) ? ACTS[call as keyof typeof ACTS] : OTHER;

export const kindOf = ({ call }: Countersign, say: Say): string => say(actOf(call).kind);

const valuesOf = ({ call, bookingNo, about, owner, payoutRun, rate, amount }: Countersign) => ({
  booking: bookingNo,
  call,
  owner,
  run: String(payoutRun?.id ?? ''),
  amount: formatMoney(payoutRun?.amount ?? amount ?? paise(0)),
  rate: rate ? writePercent(rate.basisPoints) : '',
  day: rate?.fromDay ?? '',
  name: about?.name ?? '',
  email: about?.email ?? '',
});

/** What will happen once a second person agrees, in one sentence. */
export const whatHappens = (asked: Countersign, say: Say): string =>
  say(actOf(asked.call).will, valuesOf(asked));

/** What happened by the answer, in one sentence. */
export const whatHappened = (
  asked: Countersign,
  outcome: 'agreed' | 'refused',
  say: Say,
): string =>
  outcome === 'agreed'
    ? say(actOf(asked.call).done, valuesOf(asked))
    : say(texts.refusedDone, { asker: asked.askedBy });

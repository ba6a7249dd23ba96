import { msg } from '@lingui/core/macro';

/** Also docs/rules.en.md and docs/rules.hi.md, generated from these texts: a title and its words for each rule. */
export const rulesMessages = {
  title: msg`Our rules`,
  lead: msg`What applies to everybody here, in the words that our servers follow.`,

  warrantyTitle: msg`Warranty: what is covered`,
  warranty: msg`The days of warranty stand on the service before you book and on the booking afterwards. They begin with the day on which the work ended. The same fault is repaired free of charge until the last day ends.`,
  claimTitle: msg`Warranty: how to use it`,
  claim: msg`Open the completed booking, tap Warranty, write what is wrong and choose a time. One visit at a time: when it is over or cancelled and the fault is still there, you can ask again while the warranty lasts. Changing or cancelling the visit costs nothing, and nothing is charged if nobody is home.`,
  firstTitle: msg`Warranty: who comes`,
  first: msg`The serviceman who did the work is asked first and alone, for at most twelve hours. If they refuse, do not answer or cannot come, others are asked, and then our team looks for somebody. Our team sees the visit in its queue until somebody has it.`,
  paidTitle: msg`Warranty: who is paid`,
  paid: msg`The serviceman who did the work stands by it and is not paid for the visit. Anybody else is paid like for a visit of ₹199, less tax and commission. We pay that. It is not taken from the first serviceman.`,
  refusedTitle: msg`Warranty: refusing counts nothing`,
  refused: msg`Refusing a warranty visit costs nothing and does not count in who gets offers. Warranty visits are recorded with the first work, so that our team sees where work fails again and again and can help.`,
  otherTitle: msg`Warranty: work on something else`,
  other: msg`A new fault or a wish is not covered. The serviceman proposes it as add-ons with its price, and nothing is added before the customer approves.`,
  sosTitle: msg`Safety: SOS`,
  sos: msg`During a visit both sides find SOS on the booking. Hold it for two seconds: it is at the top of our team's queue, and a person calls you within a minute. The other side is not told. Without network your phone has an SMS ready, to 112 or to somebody you trust. A false alarm costs nothing: say that you are safe.`,
  leaveTitle: msg`Safety: leaving`,
  leave: msg`A serviceman may give a job back or leave the place at any time when they do not feel safe, and a customer may end the visit. It costs nothing and does not count in who gets offers. Our team decides with both what becomes of work that had begun.`,
  back: msg`Back`,
};

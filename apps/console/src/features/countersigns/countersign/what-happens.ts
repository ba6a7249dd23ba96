import type { Say } from '@karigar/client/i18n/use-say';
import { countersignMessages as texts } from './countersign.messages.ts';
import type { Countersign } from './countersign-queries.ts';

const ACTS = {
  'ask-override': { kind: texts.override, will: texts.overrideWill },
  'end-for-serviceman': { kind: texts.end, will: texts.endWill },
  'invite-operator': { kind: texts.invite, will: texts.inviteWill },
  'save-desks': { kind: texts.desks, will: texts.desksWill },
  'answer-freeze': { kind: texts.restore, will: texts.restoreWill },
} as const;

const OTHER = { kind: texts.other, will: texts.otherWill };

const actOf = (call: string) =>
  Object.hasOwn(ACTS, call) ? ACTS[call as keyof typeof ACTS] : OTHER;

export const kindOf = ({ call }: Countersign, say: Say): string => say(actOf(call).kind);

/** What will happen once a second person agrees, in one sentence. */
export const whatHappens = ({ call, bookingNo, about, owner }: Countersign, say: Say): string =>
  say(actOf(call).will, {
    booking: bookingNo,
    call,
    owner,
    name: about?.name ?? '',
    email: about?.email ?? '',
  });

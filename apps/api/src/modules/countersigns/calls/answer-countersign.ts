import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import type { RefusalOf } from '@karigar/contract/define-call';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { defineHandler, type CallScope, type HandlerRefusal } from '#wire/define-handler';
import {
  desksNow,
  lockCountersign,
  saveAnswer,
  type OpenCountersign,
} from '../countersign-store.ts';
import { isOfDesk } from '../request-desks.ts';

/** Runs what was asked, as it would run now; the caller is the second person. */
export type GuardedAct = (
  scope: CallScope,
  asked: OpenCountersign,
) => Promise<Accepted<null> | HandlerRefusal<RefusalOf<typeof answerCountersign>>>;

export const answerCountersignHandler = (acts: Readonly<Record<string, GuardedAct>>) =>
  defineHandler(
    answerCountersign,
    async ({ id, outcome, words }, scope) => {
      const { tx, who, now, note } = scope;
      const by = accountOf(who);
      const asked = await lockCountersign(tx, id);
      const act = asked === null ? undefined : acts[asked.call];
      if (asked === null || act === undefined || !isOfDesk(asked.call, who.desks ?? []))
        return refused('countersign.not-found');
      note({
        reason: asked.reason,
        ...(asked.booking_id === null ? {} : { bookingId: asked.booking_id }),
      });
      if (asked.outcome !== null || asked.expires_at.getTime() <= now)
        return refused('countersign.over');
      if (asked.asked_by === by) return refused('countersign.same-person');
      if (!isOfDesk(asked.call, await desksNow(tx, asked.asked_by)))
        return refused('countersign.over');
      const answer = { by, outcome, at: new Date(now), words: readWrittenReason(words ?? '') };
      if (outcome === 'refused') {
        if (answer.words === null) return refused('console.reason-missing');
        await saveAnswer(tx, id, answer);
        return accepted(null);
      }
      const done = await act(scope, asked);
      if (done.ok) await saveAnswer(tx, id, answer);
      return done;
    },
    { as: 'ops' },
  );

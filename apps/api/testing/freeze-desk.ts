import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { answerFreeze } from '@karigar/contract/recovery/answer-freeze';
import { listFreezes } from '@karigar/contract/recovery/list-freezes';
import { openSession } from '#proofs/exactly-once-stage';
import { createOperatorPerson } from './fresh-people.ts';
import type { OtpWorld } from './otp-world.ts';
import type { Reply } from './test-app.ts';

export const FREEZE_REASON = 'Spoke with the owner at the office';

type Freeze = { id: number; accountId: number; state: string; dueAt: string; channel: string };

/** What operators do about payouts that owners stopped. */
export const withFreezeDesk = (world: OtpWorld) => {
  /** Sessions end while the clock is moved. */
  const operator = async () => ({ token: await world.signIn('priya') });
  const answer = async (freezeId: number, said: string, reason = FREEZE_REASON): Promise<Reply> =>
    world.sendFields(
      answerFreeze,
      { freezeId: String(freezeId), answer: said, reason },
      await operator(),
    );
  const agree = async ({ body }: Reply): Promise<Reply> => {
    const { countersign } = body.data as { countersign: string };
    const second = await createOperatorPerson(world.look, world.now(), ['help']);
    const fields = { id: countersign.slice('W-'.length), outcome: 'agreed' };
    return world.sendFields(answerCountersign, fields, { token: await openSession(world, second) });
  };
  return {
    operator,
    answer,
    /** Another operator agrees to what was asked. */
    agree,
    restore: async (freezeId: number): Promise<Reply> => agree(await answer(freezeId, 'restore')),
    freezesOf: async (owner: number): Promise<Freeze[]> => {
      const lists = await Promise.all(
        ['open', 'answered'].map(async (state) =>
          world.sendFields(listFreezes, { state, limit: '100' }, await operator()),
        ),
      );
      return lists
        .flatMap(({ body }) => body.data as Freeze[])
        .filter(({ accountId }) => accountId === owner);
    },
  };
};

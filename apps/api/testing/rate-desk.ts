import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { listRates } from '@karigar/contract/tax/list-rates';
import { saveRate } from '@karigar/contract/tax/save-rate';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { dataOf, withPayoutDesk } from './payout-desk.ts';
import type { Reply, TestApp } from './test-app.ts';

type Given = {
  readonly kind: string;
  readonly categoryId?: number;
  readonly fromDay?: string;
  readonly basisPoints: number;
  readonly reason?: string;
};

/** What the desk money does with rates, each act by an operator of its own. */
export const withRateDesk = (world: Pick<TestApp, 'context' | 'look' | 'now' | 'sendFields'>) => {
  const { operator } = withPayoutDesk(world);
  const tomorrow = () => addDays(dayOf(world.now()), 1);
  const ask = async (given: Given): Promise<Reply> => {
    const { categoryId, basisPoints, ...words } = given;
    const fields = {
      fromDay: tomorrow(),
      reason: 'As the accountant has written',
      ...words,
      basisPoints: String(basisPoints),
      ...(categoryId === undefined ? {} : { categoryId: String(categoryId) }),
    };
    return world.sendFields(saveRate, fields, await operator('money'));
  };
  const agree = async (asked: Reply): Promise<Reply> => {
    const { countersign } = dataOf(saveRate, asked);
    const fields = { id: countersign.slice('W-'.length), outcome: 'agreed' };
    return world.sendFields(answerCountersign, fields, await operator('money'));
  };
  return {
    tomorrow,
    operator,
    ask,
    agree,
    /** Asked by one and agreed to by another. */
    save: async (given: Given): Promise<void> =>
      void dataOf(answerCountersign, await agree(await ask(given))),
    list: async () =>
      dataOf(listRates, await world.sendFields(listRates, {}, await operator('audit'))),
  };
};

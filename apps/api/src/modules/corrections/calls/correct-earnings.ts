import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { paise } from '@karigar/domain/money';
import { keptField, keptWords, type GuardedAct } from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { correct } from '../correct.ts';

export const correctEarningsHandler = defineHandler(
  correctEarnings,
  (input, scope) => correct(scope, input, null),
  { as: 'ops' },
);

/** The second person agreed: decided again, by the bill and the corrections of now. */
export const correctNow: GuardedAct = async (scope, asked) => {
  const input = {
    bookingId: keptField(asked, 'bookingId'),
    orderId: keptField(asked, 'orderId'),
    amount: paise(keptField(asked, 'amount')),
    direction: keptWords(asked, 'direction').includes('take') ? 'take' : 'give',
    reason: asked.reason,
  } as const;
  const done = await correct(scope, input, asked);
  return done.ok ? { ...done, value: null } : done;
};

import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { disownChange } from '@karigar/contract/recovery/disown-change';
import { listFreezes } from '@karigar/contract/recovery/list-freezes';
import { createPerson } from '#testing/fresh-people';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';
import { addStepUp } from './exactly-once-store.ts';

/** The link of a change of the bank account, from the app. */
export const linkOf = async ({
  app,
  serviceman,
}: Pick<Stage, 'app' | 'serviceman'>): Promise<string> => {
  const token = await openSession(app, serviceman);
  const details = { ifscCode: 'HDFC0001234', holderName: 'Kavita Pawar', bankName: 'HDFC Bank' };
  const save = (accountNo: string) =>
    app.sendFields(updateBankDetails, { ...details, accountNo }, { token });
  await save('111122223333');
  const session = await app.context.sessions.find(token);
  const until = new Date(app.now() + 60_000);
  await addStepUp(app.look, session?.sessionId ?? 0, serviceman.id, until);
  await save('444455556666');
  const { body } = await app.sendFields(listNotifications, {}, { token });
  const all = body.data as { changeToken: string | null }[];
  return all.find(({ changeToken }) => changeToken !== null)?.changeToken ?? '';
};

/** Writes about changes that an owner says were not theirs. */
export const FREEZE_WRITES: Readonly<Record<string, Prepare>> = {
  'disown-change': async (stage) => ({
    caller: null,
    fields: { token: await linkOf(stage) },
    effect: 'freezes',
    subject: stage.serviceman.id,
  }),
  'answer-freeze': async (stage) => {
    const { app, serviceman } = stage;
    await app.sendFields(disownChange, { token: await linkOf(stage) });
    const operator = await createPerson(app.look, 'operator', app.now());
    const token = await openSession(app, operator);
    const { body } = await app.sendFields(listFreezes, { limit: '100' }, { token });
    const open = body.data as { id: number; accountId: number }[];
    const freezeId = String(open.find(({ accountId }) => accountId === serviceman.id)?.id);
    return {
      caller: operator,
      fields: { freezeId, answer: 'keep', reason: 'Spoke with the owner' },
      effect: 'freezeAnswers',
      subject: serviceman.id,
    };
  },
};

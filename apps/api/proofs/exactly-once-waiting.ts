import { endWork } from '@karigar/contract/bookings/end-work';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { createPerson } from '#testing/fresh-people';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';
import { lateCaseOf } from './exactly-once-store.ts';

const REASON = 'Called the serviceman, the work was done';

/** Work that ended after the customer cancelled, which an operator looks into. */
const lateWork = async ({ app, serviceman, booking }: Stage) => {
  const { bookingId, orderId } = await booking('cancelled');
  const token = await openSession(app, serviceman);
  const ref = { bookingId: String(bookingId), mainId: String(orderId) };
  await app.sendFields(endWork, { ...ref, endTime: writeWireDateTime(app.now()) }, { token });
  const caller = await createPerson(app.look, 'operator', app.now());
  const id = String(await lateCaseOf(app.look, bookingId));
  return { caller, fields: { kind: 'late-work', id }, bookingId };
};

/** Writes of the operators' queue. */
export const WAITING_WRITES: Readonly<Record<string, Prepare>> = {
  'take-item': async (stage) => {
    const { caller, fields } = await lateWork(stage);
    return { caller, fields, effect: 'claims', subject: fields.id };
  },
  'leave-item': async (stage) => {
    const { caller, fields } = await lateWork(stage);
    return { caller, fields, effect: 'itemsLeft', subject: caller.id };
  },
  'finish-item': async (stage) => {
    const { caller, fields, bookingId } = await lateWork(stage);
    const input = { ...fields, reason: REASON };
    return { caller, fields: input, effect: 'itemsFinished', subject: bookingId };
  },
  'reopen-item': async (stage) => {
    const { caller, fields } = await lateWork(stage);
    const token = await openSession(stage.app, caller);
    await stage.app.sendFields(finishItem, { ...fields, reason: REASON }, { token });
    return { caller, fields, effect: 'itemsReopened', subject: caller.id };
  },
};

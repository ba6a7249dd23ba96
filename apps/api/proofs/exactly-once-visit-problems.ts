import { blockPerson } from '@karigar/contract/contact/block-person';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { reportMissedVisit } from '@karigar/contract/visit-problems/report-missed-visit';
import { reportNotHome } from '@karigar/contract/visit-problems/report-not-home';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import type { FreshBooking } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { openSession, type Stage } from './exactly-once-stage.ts';
import { addCalls, placeDoor } from './exactly-once-visit-store.ts';
import type { Prepare } from './exactly-once-prepared.ts';

const HERE = { latitude: '18.5', longitude: '73.8' };
const REASON = 'Agreed with the customer by phone';

const wire = ({ bookingId, orderId }: FreshBooking) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});

/** The serviceman arrived an hour ago and made two phone calls, if `hasArrived`. */
const atDoor = async (stage: Stage, hasArrived: boolean): Promise<FreshBooking> => {
  const { app, serviceman, booking } = stage;
  const job = await booking('assigned');
  const now = new Date(app.now());
  await placeDoor(app.look, job.bookingId, now, hasArrived);
  if (hasArrived) await addCalls(app.look, job.bookingId, serviceman.id, now);
  return job;
};

const byOperator = async ({ app }: Stage) => createPerson(app.look, 'operator', app.now());

/** Writes of visit problems. */
export const EXCEPTION_WRITES: Readonly<Record<string, Prepare>> = {
  'set-off': async ({ serviceman, booking }) => {
    const job = await booking('assigned');
    return { caller: serviceman, fields: wire(job), effect: 'setOff', subject: job.bookingId };
  },
  'run-late': async ({ serviceman, booking }) => {
    const job = await booking('assigned');
    const fields = { ...wire(job), minutes: '15' };
    return { caller: serviceman, fields, effect: 'late', subject: job.bookingId };
  },
  'request-call': async ({ serviceman, booking }) => {
    const job = await booking('assigned');
    return { caller: serviceman, fields: wire(job), effect: 'phoneCalls', subject: job.bookingId };
  },
  'report-arrival': async (stage) => {
    const job = await atDoor(stage, false);
    const fields = { ...wire(job), ...HERE };
    return { caller: stage.serviceman, fields, effect: 'arrivals', subject: job.bookingId };
  },
  'report-not-home': async (stage) => {
    const job = await atDoor(stage, true);
    const fields = { ...wire(job), ...HERE };
    return { caller: stage.serviceman, fields, effect: 'visits', subject: job.bookingId };
  },
  'replace-serviceman': async (stage) => {
    const job = await atDoor(stage, false);
    const token = await openSession(stage.app, stage.customer);
    await stage.app.sendFields(blockPerson, wire(job), { token });
    return {
      caller: stage.customer,
      fields: wire(job),
      effect: 'replaced',
      subject: job.bookingId,
    };
  },
  'report-missed-visit': async (stage) => {
    const job = await atDoor(stage, false);
    const fields = { ...wire(job), ...HERE, arrivalTime: writeWireDateTime(stage.app.now()) };
    return { caller: stage.serviceman, fields, effect: 'missedVisits', subject: job.bookingId };
  },
  'decide-visit': async (stage) => {
    const job = await atDoor(stage, false);
    const token = await openSession(stage.app, stage.serviceman);
    const arrivalTime = writeWireDateTime(stage.app.now());
    await stage.app.sendFields(reportMissedVisit, { ...wire(job), arrivalTime }, { token });
    const fields = { ...wire(job), outcome: 'charged', reason: REASON };
    return {
      caller: await byOperator(stage),
      fields,
      effect: 'visits',
      subject: job.bookingId,
    };
  },
  'settle-visit': async (stage) => {
    const job = await atDoor(stage, true);
    const token = await openSession(stage.app, stage.serviceman);
    await stage.app.sendFields(reportNotHome, { ...wire(job), ...HERE }, { token });
    const fields = { ...wire(job), outcome: 'paid', reason: REASON };
    const caller = await byOperator(stage);
    return { caller, fields, effect: 'visitsSettled', subject: job.bookingId };
  },
  'send-completion-code': async ({ customer, booking }) => {
    const job = await booking('ended');
    return { caller: customer, fields: wire(job), effect: 'codesSent', subject: job.bookingId };
  },
  'ask-override': async (stage) => {
    const job = await stage.booking('ended');
    const fields = { ...wire(job), reason: REASON };
    const caller = await byOperator(stage);
    return { caller, fields, effect: 'overrides', subject: job.bookingId };
  },
  'confirm-override': async (stage) => {
    const job = await stage.booking('ended');
    const token = await openSession(stage.app, await byOperator(stage));
    await stage.app.sendFields(askOverride, { ...wire(job), reason: REASON }, { token });
    const caller = await byOperator(stage);
    return { caller, fields: wire(job), effect: 'overridden', subject: job.bookingId };
  },
};

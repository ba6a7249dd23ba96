import { blockPerson } from '@karigar/contract/contact/block-person';
import { listBlocks } from '@karigar/contract/contact/list-blocks';
import { openTicket } from '@karigar/contract/help/open-ticket';
import { listWorkRecords } from '@karigar/contract/work-records/list-work-records';
import { makeWorkRecord } from '@karigar/contract/work-records/make-work-record';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { createPerson } from '#testing/fresh-people';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';

const wireOf = async ({ booking }: Stage) => {
  const { bookingId, orderId } = await booking('assigned');
  return { bookingId: String(bookingId), mainId: String(orderId) };
};

const WORDS = 'Nobody came to the door';

const block = async (stage: Stage): Promise<string> => {
  const { app, customer } = stage;
  const send = { token: await openSession(app, customer) };
  await app.sendFields(blockPerson, await wireOf(stage), send);
  const { body } = await app.sendFields(listBlocks, {}, send);
  return String((body.data as { id: number }[])[0]?.id);
};

const workRecord = async ({ app, serviceman }: Stage): Promise<string> => {
  const send = { token: await openSession(app, serviceman) };
  await app.sendFields(makeWorkRecord, {}, send);
  const { body } = await app.sendFields(listWorkRecords, {}, send);
  return String((body.data as { id: number }[])[0]?.id);
};

/** Writes of work records, consents, help requests and blocks. */
export const PERSON_WRITES: Readonly<Record<string, Prepare>> = {
  'make-work-record': ({ serviceman }) =>
    Promise.resolve({
      caller: serviceman,
      fields: {},
      effect: 'workRecords',
      subject: serviceman.id,
    }),
  'revoke-work-record': async (stage) => ({
    caller: stage.serviceman,
    fields: { id: await workRecord(stage) },
    effect: 'revokedRecords',
    subject: stage.serviceman.id,
  }),
  'change-consent': async ({ customer }) => ({
    caller: customer,
    fields: { purpose: 'offers', given: '1', version: CONSENT_TEXT },
    effect: 'consents',
    subject: customer.id,
  }),
  'open-ticket': async (stage) => ({
    caller: stage.customer,
    fields: { ...(await wireOf(stage)), category: 'booking', words: WORDS },
    effect: 'tickets',
    subject: stage.customer.id,
  }),
  'answer-ticket': async ({ app, customer }) => {
    const token = await openSession(app, customer);
    const opened = await app.sendFields(openTicket, { category: 'other', words: WORDS }, { token });
    const { ticketNo } = opened.body.data as { ticketNo: string };
    return {
      caller: await createPerson(app.look, 'operator', app.now()),
      fields: { ticketNo, step: 'resolve', answer: 'Your money is on its way' },
      effect: 'ticketAnswers',
      subject: customer.id,
    };
  },
  'report-person': async (stage) => ({
    caller: stage.customer,
    fields: { ...(await wireOf(stage)), reason: 'rude', words: WORDS },
    effect: 'tickets',
    subject: stage.customer.id,
  }),
  'block-person': async (stage) => ({
    caller: stage.customer,
    fields: await wireOf(stage),
    effect: 'blocks',
    subject: stage.customer.id,
  }),
  'unblock-person': async (stage) => ({
    caller: stage.customer,
    fields: { id: await block(stage) },
    effect: 'unblocked',
    subject: stage.customer.id,
  }),
};

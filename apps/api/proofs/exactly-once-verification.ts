import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { answerDocument } from '@karigar/contract/verification/answer-document';
import { onePixel } from '#testing/call-rows';
import { createPerson, panNumberOf } from '#testing/fresh-people';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';
import { documentIdOf } from './exactly-once-store.ts';
import { anyArea } from './exactly-once-visit-store.ts';

const anOperator = ({ app }: Stage) => createPerson(app.look, 'operator', app.now());

/** A PAN card that waits for its answer. */
const sentDocument = async ({ app, serviceman }: Stage): Promise<number> => {
  const id = await documentIdOf(app.look, serviceman.id, 'pan');
  const fields = { id: String(id), documentNumber: panNumberOf(serviceman.id), file: onePixel() };
  await app.sendFields(uploadKycDocument, fields, { token: await openSession(app, serviceman) });
  return id;
};

const rejection = (documentId: number) => ({
  documentId: String(documentId),
  upload: '1',
  outcome: 'rejected',
  name: 'same',
  reason: 'expired',
});

const skillsAndArea = async ({ app }: Stage) => ({
  'skills[]': ['plumbing'],
  areaId: String(await anyArea(app.look)),
});

/** Writes of a serviceman's verification. */
export const VERIFICATION_WRITES: Readonly<Record<string, Prepare>> = {
  'check-number': async (stage) => {
    const id = await sentDocument(stage);
    const number = panNumberOf(stage.serviceman.id);
    return {
      caller: await anOperator(stage),
      fields: { documentId: String(id), upload: '1', number },
      effect: 'numberTries',
      subject: id,
    };
  },
  'answer-document': async (stage) => {
    const id = await sentDocument(stage);
    return {
      caller: await anOperator(stage),
      fields: rejection(id),
      effect: 'documentAnswers',
      subject: id,
    };
  },
  'undo-document-answer': async (stage) => {
    const id = await sentDocument(stage);
    const caller = await anOperator(stage);
    const token = await openSession(stage.app, caller);
    await stage.app.sendFields(answerDocument, rejection(id), { token });
    return {
      caller,
      fields: { documentId: String(id) },
      effect: 'undoneAnswers',
      subject: id,
    };
  },
  'answer-bank-details': async (stage) => {
    const { app, serviceman } = stage;
    const details = { accountNo: '111122223333', ifscCode: 'HDFC0001234', bankName: 'HDFC Bank' };
    const token = await openSession(app, serviceman);
    await app.sendFields(updateBankDetails, { ...details, holderName: 'Kavita Pawar' }, { token });
    const accountId = String(serviceman.id);
    return {
      caller: await anOperator(stage),
      fields: { accountId, version: '1', outcome: 'verified', shownName: 'KAVITA PAWAR' },
      effect: 'bankAnswers',
      subject: serviceman.id,
    };
  },
  'save-skills': async (stage) => ({
    caller: await anOperator(stage),
    fields: { accountId: String(stage.serviceman.id), ...(await skillsAndArea(stage)) },
    effect: 'skills',
    subject: stage.serviceman.id,
  }),
  'verify-serviceman': async (stage) => {
    const accountId = String(stage.serviceman.id);
    return {
      caller: await anOperator(stage),
      fields: { accountId, outcome: 'withdrawn', words: 'The licence is stolen' },
      effect: 'withdrawals',
      subject: stage.serviceman.id,
    };
  },
  'apply-as-serviceman': async (stage) => ({
    caller: stage.serviceman,
    fields: await skillsAndArea(stage),
    effect: 'applications',
    subject: stage.serviceman.id,
  }),
};

import { readReply } from '@karigar/contract/wire/read-reply';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { register } from '@karigar/contract/sign-in/register';
import { answerBankDetails } from '@karigar/contract/verification/answer-bank-details';
import { answerDocument } from '@karigar/contract/verification/answer-document';
import { checkNumber } from '@karigar/contract/verification/check-number';
import { getCandidate } from '@karigar/contract/verification/get-candidate';
import { SYSTEM } from '#platform/db';
import { tellAnswers } from '#modules/verification/index';
import { createAccountWorld, tokenOf } from './account-world.ts';
import { onePixel } from './call-rows.ts';
import { NO_TEXT } from './no-text.ts';
import { createPerson, freshEmail, freshPhone, panNumberOf } from './fresh-people.ts';

export type Newcomer = { readonly id: number; readonly token: string; readonly phone: string };
export type DocumentType = 'aadhaar' | 'pan' | 'driving-licence';

const APPROVALS = `SELECT count(*)::int AS count FROM kyc_answers WHERE answered_by = $1 AND outcome = 'approved'
  AND undone_at IS NULL`;

const AADHAAR = '234123412346';

/** Servicemen who sign up by calls, and two reviewers. */
export const createVerificationWorld = async (
  options: Parameters<typeof createAccountWorld>[0] = {},
) => {
  const parts = { pictureReader: NO_TEXT, ...options.parts };
  const world = await createAccountWorld({ ...options, parts });
  const began = world.now();
  const second = await createPerson(world.look, 'operator', began);
  const open = { accountId: second.id, role: 'operator' } as const;
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, open),
  );
  const priya = await world.signIn('priya');

  /** The data of an accepted call; anything else fails the test. */
  const ok = async <Call extends AnyCall>(
    call: Call,
    input: InputOf<Call>,
    token: string,
  ): Promise<OutputOf<Call>> => {
    const reply = readReply(call, (await world.send(call, input, { token })).body);
    if (reply.kind !== 'ok') throw new Error(`${call.name}: ${JSON.stringify(reply)}`);
    return reply.data;
  };
  const codeOf = async <Call extends AnyCall>(call: Call, input: InputOf<Call>, token = priya) =>
    (await world.send(call, input, { token })).body.code;

  const signUp = async (firstName = 'Meena', lastName = 'Jadhav'): Promise<Newcomer> => {
    const phone = freshPhone();
    const fields = { first_name: firstName, last_name: lastName, phone, email: freshEmail() };
    const secret = { address: '', password: 'correct horse battery' };
    const token = tokenOf(await world.sendFields(register, { ...fields, ...secret }));
    const id = (await world.traces(phone))?.id ?? 0;
    return { id, token, phone };
  };
  const numberOf = (type: DocumentType, id: number): string =>
    ({
      aadhaar: AADHAAR,
      pan: panNumberOf(id),
      'driving-licence': `MH12 2011${String(id % 10_000_000).padStart(7, '0')}`,
    })[type];
  const documentOf = async ({ token }: Newcomer, type: DocumentType) => {
    const all = await ok(listKycDocuments, {}, token);
    const found = all.find(({ kind }) => kind === type);
    if (found === undefined) throw new Error(`no ${type}`);
    return found;
  };
  const sendDocument = async (newcomer: Newcomer, type: DocumentType): Promise<number> => {
    const { id } = await documentOf(newcomer, type);
    const fields = {
      id: String(id),
      documentNumber: numberOf(type, newcomer.id),
      file: onePixel(),
    };
    const reply = await world.sendFields(uploadKycDocument, fields, { token: newcomer.token });
    if (reply.body.code !== 200) throw new Error(reply.text);
    return id;
  };
  const candidate = (accountId: number, token = priya) => ok(getCandidate, { accountId }, token);
  const uploadOf = async (accountId: number, documentId: number): Promise<number> =>
    (await candidate(accountId)).documents.find(({ id }) => id === documentId)?.upload ?? 0;
  /** Types the number as a reviewer reads it. */
  const compare = async (
    newcomer: Newcomer,
    documentId: number,
    token = priya,
    written?: string,
  ): Promise<OutputOf<typeof checkNumber>> => {
    const file = await candidate(newcomer.id);
    const { type, upload } = file.documents.find(({ id }) => id === documentId) ?? {};
    if (type === undefined || upload === undefined) throw new Error('no such document');
    const number =
      written ?? (type === 'aadhaar' ? AADHAAR.slice(-4) : numberOf(type, newcomer.id));
    return ok(checkNumber, { documentId, upload, number }, token);
  };
  const answer = async (
    newcomer: Newcomer,
    documentId: number,
    more: Partial<InputOf<typeof answerDocument>> = {},
    token = priya,
  ) => {
    const upload = await uploadOf(newcomer.id, documentId);
    const input = { documentId, upload, outcome: 'approved', name: 'same', ...more } as const;
    return (await world.send(answerDocument, input, { token })).body;
  };
  return {
    ...world,
    began,
    priya,
    second: { token: authToken, id: second.id },
    ok,
    codeOf,
    signUp,
    documentOf,
    sendDocument,
    candidate,
    uploadOf,
    compare,
    answer,
    approve: async (newcomer: Newcomer, documentId: number, token = priya) => {
      await compare(newcomer, documentId, token);
      return answer(newcomer, documentId, {}, token);
    },
    enterBank: async ({ token }: Newcomer, holderName = 'Meena Jadhav'): Promise<void> => {
      const details = { accountNumber: '602144789035', ifsc: 'HDFC0001234', bankName: 'HDFC Bank' };
      await ok(updateBankDetails, { ...details, holderName }, token);
    },
    checkBank: (
      { id }: Newcomer,
      more: Partial<InputOf<typeof answerBankDetails>> = {},
      token = priya,
    ) => {
      const input = { accountId: id, version: 1, outcome: 'verified', ...more } as const;
      return codeOf(answerBankDetails, { shownName: 'JADHAV MEENA', ...input }, token);
    },
    approvalsOf: async (operatorId: number): Promise<number> =>
      (await world.look<{ count: number }>(APPROVALS, [operatorId]))[0]?.count ?? 0,
    /** As the worker does, at the world's time. */
    tell: (): Promise<number> =>
      world.context.databases.system.transaction(SYSTEM, (tx) =>
        tellAnswers({ tx, now: world.now() }, 50),
      ),
    told: async ({ id }: Newcomer): Promise<string[]> =>
      (
        await world.look<{ kind: string }>(
          `SELECT kind FROM notifications WHERE account_id = $1 AND kind <> 'welcome' ORDER BY id`,
          [id],
        )
      ).map(({ kind }) => kind),
  };
};

export type VerificationWorld = Awaited<ReturnType<typeof createVerificationWorld>>;

import { giveOfflineAadhaar } from '@karigar/contract/documents/give-offline-aadhaar';
import { listKycDocuments, type KycDocument } from '@karigar/contract/documents/list-kyc-documents';
import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, refusal, type AccountWorld } from '#testing/account-world';
import { cardWith } from '#testing/document-pictures';
import { people } from '#testing/people';
import { playUidai, UIDAI, xmlFile } from '#testing/uidai';
import { documentOf } from '#testing/vault-world';
import { RETENTION_RULES } from '#worker/retention/retention-rules';
import { eraseOld } from '#worker/retention/erase-old';

const IMRAN = { name: 'Imran Shaikh', referenceId: '987620260105103045123' };
const NOTHING_TO_READ = {
  read: () => Promise.resolve({ kind: 'read', texts: [''] } as const),
  isInstalled: () => Promise.resolve(true),
};

let world: AccountWorld;
let token: string;
let documentId: number;
beforeAll(async () => {
  world = await createAccountWorld({
    env: { UIDAI_CERTIFICATES: UIDAI.file },
    parts: { pictureReader: NOTHING_TO_READ },
  });
  token = await world.signIn('imran');
  documentId = await documentOf(world, people.imran.id, 'aadhaar');
});
afterAll(() => world.close());

const give = (fields: Record<string, string | File>, more = {}) =>
  world.sendFields(giveOfflineAadhaar, { id: String(documentId), ...fields }, { token, ...more });
const giveXml = (text: string, more = {}) => give({ file: xmlFile(text) }, more);
const stored = async () => {
  const traces = await world.traces(people.imran.phone);
  return traces?.documents.find(({ id }) => id === documentId);
};
const listed = async (): Promise<KycDocument | undefined> => {
  const reply = readReply(
    listKycDocuments,
    (await world.send(listKycDocuments, {}, { token })).body,
  );
  if (reply.kind !== 'ok') throw new Error(reply.kind);
  return reply.data.find(({ id }) => id === documentId);
};
const look = async () => {
  const reply = await world.sendFields(
    lookAtDocument,
    { documentId: String(documentId), reason: 'A check of the documents' },
    { token: await world.signIn('priya') },
  );
  return reply.body;
};

describe('a genuine offline e-KYC', () => {
  beforeEach(() => world.judge(documentId, 'rejected'));

  it.each([
    ['file', () => ({ file: xmlFile(UIDAI.xml(IMRAN)) })],
    ['QR code', () => ({ qr: UIDAI.qr(IMRAN) })],
  ])('of a genuine %s only name, last four digits, day and time are kept', async (_way, fields) => {
    const before = await world.dump();
    expect((await give(fields())).body).toMatchObject({
      code: 200,
      message: 'Checked with UIDAI’s signature.',
    });
    expect(await stored()).toMatchObject({
      status: 'pending',
      image_key: null,
      number_last_four: '9876',
      number_sealed: null,
      number_hash: null,
      signed_name: 'Imran Shaikh',
      signed_on: '2026-01-05',
      signature_checked_at: expect.any(String),
    });
    const dump = await world.dump();
    for (const secret of [
      'Baner',
      '411045',
      '04-03-1984',
      '6f593e2e35a616a9',
      '/9j/4AAQ',
      IMRAN.referenceId,
    ])
      expect(dump.split(secret).length, secret).toBe(before.split(secret).length);
  });

  it('its owner sees when it was checked, and no upload is open until it is rejected', async () => {
    await giveXml(UIDAI.xml(IMRAN));
    expect(await listed()).toMatchObject({
      image: null,
      status: 'pending',
      number: 'XXXX XXXX 9876',
      takesOffline: true,
      signedAt: expect.any(Number),
      signedName: 'Imran Shaikh',
      nameMatch: 'same',
    });
    expect(await giveXml(UIDAI.xml(IMRAN))).toMatchObject(refusal('kyc.not-open'));
    const fields = {
      id: String(documentId),
      documentNumber: '2345 6783 4417',
      file: await cardWith(['x']),
    };
    expect(await world.sendFields(uploadKycDocument, fields, { token })).toMatchObject(
      refusal('kyc.not-open'),
    );
    await world.judge(documentId, 'rejected');
    expect((await world.sendFields(uploadKycDocument, fields, { token })).body.code).toBe(200);
    expect(await stored()).toMatchObject({
      number_last_four: '4417',
      signed_name: null,
      signed_on: null,
      signature_checked_at: null,
    });
  });

  it('an operator sees whose name is signed and whether it fits the account', async () => {
    await giveXml(UIDAI.xml({ ...IMRAN, name: 'Kavita Pawar' }));
    expect(await listed()).toMatchObject({ nameMatch: 'different' });
    expect(await look()).toMatchObject({
      code: 200,
      data: {
        picture: '',
        signedName: 'Kavita Pawar',
        signedOn: '2026-01-05',
        nameMatch: 'different',
      },
    });
  });

  it.each(['rejected', 'approved'] as const)(
    'what is kept of a %s one is erased in time',
    async (status) => {
      await giveXml(UIDAI.xml(IMRAN));
      await world.judge(documentId, status);
      const now = world.now();
      world.moveClock(now + 91 * 86_400_000);
      const rules = RETENTION_RULES.filter(({ table }) => table === 'kyc_documents');
      await eraseOld(world.context, rules)();
      world.moveClock(now);
      const left = await stored();
      expect(left).toMatchObject({ status, signed_name: null });
      expect(left?.number_last_four).toBe(status === 'approved' ? '9876' : null);
      expect(left?.signature_checked_at === null).toBe(status === 'rejected');
    },
  );
});

describe('an offline e-KYC that is refused', () => {
  beforeEach(() => world.judge(documentId, 'rejected'));

  it.each([
    ['kyc.offline-not-genuine', (): string => UIDAI.xml(IMRAN).replace('Imran', 'Kamran')],
    ['kyc.offline-not-genuine', (): string => playUidai().xml(IMRAN)],
    ['kyc.offline-unreadable', (): string => 'PK\u0003\u0004'],
  ] as const)(
    'a file is refused with %s, in both languages, and leaves nothing',
    async (name, text) => {
      const before = await stored();
      expect(await giveXml(text())).toMatchObject(refusal(name));
      expect(await giveXml(text(), HINDI)).toMatchObject(refusal(name, 'hi'));
      expect(await stored()).toEqual(before);
    },
  );

  it('neither file nor QR code is refused', async () => {
    expect(await give({})).toMatchObject(refusal('kyc.offline-unreadable'));
    expect(await give({ qr: 'hello' })).toMatchObject(refusal('kyc.offline-unreadable'));
  });

  it('another document, another person’s and a missing one are refused', async () => {
    const file = () => xmlFile(UIDAI.xml(IMRAN));
    const pan = await documentOf(world, people.imran.id, 'pan');
    const foreign = await documentOf(world, people.suresh.id, 'aadhaar');
    expect(await give({ id: String(pan), file: file() })).toMatchObject(
      refusal('kyc.offline-not-taken'),
    );
    expect(await give({ id: String(pan), file: file() }, HINDI)).toMatchObject(
      refusal('kyc.offline-not-taken', 'hi'),
    );
    for (const id of [String(foreign), '987654321'])
      expect(await give({ id, file: file() })).toMatchObject(refusal('kyc.document-not-found'));
  });

  it('a server without certificates takes none and does not offer it', async () => {
    const other = await createAccountWorld({ parts: { pictureReader: NOTHING_TO_READ } });
    try {
      const own = await other.signIn('imran');
      const id = String(await documentOf(other, people.imran.id, 'aadhaar'));
      await other.judge(Number(id), 'rejected');
      const reply = await other.sendFields(
        giveOfflineAadhaar,
        { id, file: xmlFile(UIDAI.xml(IMRAN)) },
        { token: own },
      );
      expect(reply).toMatchObject(refusal('kyc.offline-not-taken'));
      const list = readReply(
        listKycDocuments,
        (await other.send(listKycDocuments, {}, { token: own })).body,
      );
      expect(list.kind === 'ok' && list.data.some(({ takesOffline }) => takesOffline)).toBe(false);
    } finally {
      await other.close();
    }
  });
});

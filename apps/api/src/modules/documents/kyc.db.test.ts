import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { uploadKycDocument } from '@karigar/contract/documents/upload-kyc-document';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, refusal, type AccountWorld } from '#testing/account-world';
import { onePixel } from '#testing/call-rows';
import { people } from '#testing/people';
import { openPicture } from './document-picture.ts';

let world: AccountWorld;
let token: string;
beforeAll(async () => {
  world = await createAccountWorld();
  token = await world.signIn('imran');
});
afterAll(() => world.close());

const AADHAAR = '234123412346';
const PAN = 'ABCPE1234F';
const LICENCE = 'MH12 2011-0012345';

const documentOf = async (type: string, phone: string = people.imran.phone) => {
  const found = (await world.traces(phone))?.documents.find((document) => document.type === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
};

const upload = async (
  type: string,
  documentNumber: string,
  {
    file = onePixel(),
    ...options
  }: { file?: File; key?: string; headers?: Record<string, string> } = {},
) => {
  const { id } = await documentOf(type);
  const fields = { id: String(id), documentNumber, file };
  return world.sendFields(uploadKycDocument, fields, { token, ...options });
};

const NOT_SIGNED = { takesOffline: false, signedAt: null, signedName: null, nameMatch: null };

describe('list of documents', () => {
  it('[WIRE-24] [ENT-04] the list of documents has type, picture and status of each', async () => {
    const suresh = await world.signIn('suresh');
    const reply = await world.sendFields(listKycDocuments, {}, { token: suresh });
    expect(readReply(listKycDocuments, reply.body).kind).toBe('ok');
    expect(reply.body.data).toEqual([
      {
        id: expect.any(Number),
        document_type: 'Aadhaar card',
        document_image: expect.stringMatching(/^\/documents\/\d+$/),
        kycStatus: 1,
        documentKind: 'aadhaar',
        documentNumber: 'XXXX XXXX 4417',
        rejectReason: null,
        ...NOT_SIGNED,
      },
      {
        id: expect.any(Number),
        document_type: 'PAN card',
        document_image: null,
        kycStatus: 0,
        documentKind: 'pan',
        documentNumber: null,
        rejectReason: null,
        ...NOT_SIGNED,
      },
      {
        id: expect.any(Number),
        document_type: 'Driving licence',
        document_image: expect.stringMatching(/^\/documents\/\d+$/),
        kycStatus: 2,
        documentKind: 'driving-licence',
        documentNumber: null,
        rejectReason: 'Photo is blurred. Upload a clear one.',
        ...NOT_SIGNED,
      },
    ]);
  });

  it('the list of documents names the types in Hindi', async () => {
    const reply = await world.sendFields(listKycDocuments, {}, { token, ...HINDI });
    expect(reply.body.data).toMatchObject([
      { document_type: 'आधार कार्ड' },
      { document_type: 'पैन कार्ड' },
      { document_type: 'ड्राइविंग लाइसेंस' },
    ]);
  });
});

describe('document upload', () => {
  it.each([
    ['kyc.number-invalid', 'aadhaar', '2341 2341 2345', onePixel],
    ['kyc.number-invalid', 'pan', AADHAAR, onePixel],
    ['kyc.number-invalid', 'driving-licence', 'MH/12', onePixel],
    ['file.not-an-image', 'pan', PAN, () => new File(['GIF89a'], 'a.gif', { type: 'image/png' })],
    ['file.too-large', 'pan', PAN, () => new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'a.png')],
  ] as const)(
    'a document upload is refused with %s for %s %s',
    async (name, type, number, file) => {
      const before = await documentOf(type);
      expect(await upload(type, number, { file: file() })).toMatchObject(refusal(name));
      expect(await upload(type, number, { file: file(), ...HINDI })).toMatchObject(
        refusal(name, 'hi'),
      );
      expect(await documentOf(type)).toEqual(before);
    },
  );

  it("uploading a missing document and another's get the same refusal", async () => {
    const foreign = await documentOf('pan', people.suresh.phone);
    const fields = (id: number) => ({ id: String(id), documentNumber: PAN, file: onePixel() });
    const replies = [
      await world.sendFields(uploadKycDocument, fields(foreign.id), { token }),
      await world.sendFields(uploadKycDocument, fields(987_654_321), { token }),
    ];
    expect(replies[0]).toMatchObject(refusal('kyc.document-not-found'));
    expect(replies[1]?.text).toBe(replies[0]?.text);
    expect(await documentOf('pan', people.suresh.phone)).toEqual(foreign);
    const hindi = await world.sendFields(uploadKycDocument, fields(foreign.id), {
      token,
      ...HINDI,
    });
    expect(hindi).toMatchObject(refusal('kyc.document-not-found', 'hi'));
  });

  it('[WIRE-25] uploading an Aadhaar card stores its last four, never the number or a hash of it', async () => {
    const reply = await upload('aadhaar', '2341 2341 2346', { key: 'aadhaar-1', ...HINDI });
    expect(reply.body).toEqual({
      success: true,
      code: 200,
      message: 'दस्तावेज़ अपलोड हो गया।',
      data: null,
    });
    const kept = await documentOf('aadhaar');
    expect(kept).toMatchObject({
      status: 'pending',
      image_key: expect.stringMatching(/\.sealed$/),
      number_sealed: null,
      number_last_four: '2346',
      number_hash: null,
    });
    const dump = await world.dump();
    expect(dump).not.toMatch(/2341[ -]?2341[ -]?2346/);
    expect((await world.audited()).at(-1)).toEqual({
      call: 'upload-kyc-document',
      outcome: 'ok',
      role: 'serviceman',
      account_id: people.imran.id,
    });
  });

  it.each([
    ['pan', ` ${PAN.toLowerCase()}`, PAN],
    ['driving-licence', LICENCE.toLowerCase(), LICENCE],
  ])(
    '[WIRE-25] uploading a document of type %s seals the number',
    async (type, written, number) => {
      expect((await upload(type, written)).body.message).toBe('Document uploaded.');
      const kept = await documentOf(type);
      expect(kept).toMatchObject({ number_hash: expect.any(String), number_last_four: null });
      const where = `kyc_documents.number:${kept.id}`;
      expect(world.context.vault.open(kept.number_sealed ?? '', where)).toBe(number);
      expect((await world.dump()).toUpperCase()).not.toContain(number);
      const stored = await world.context.files.read(kept.image_key ?? '');
      expect(Buffer.from(stored ?? []).includes('WEBP')).toBe(false);
      const image = await openPicture(world.context, kept);
      expect(Buffer.from(image ?? []).toString('latin1', 8, 12)).toBe('WEBP');
    },
  );

  it('a document shows its number masked, and its reason only while it is rejected', async () => {
    const listed = async () => {
      const reply = await world.sendFields(listKycDocuments, {}, { token });
      return reply.body.data;
    };
    expect(await listed()).toMatchObject([
      { documentNumber: 'XXXX XXXX 2346', rejectReason: null },
      { documentNumber: 'XXXXXX234F', rejectReason: null },
      { documentNumber: 'XXXXXX2345', rejectReason: null },
    ]);
    const { id } = await documentOf('driving-licence');
    await world.judge(id, 'rejected');
    expect(await listed()).toMatchObject([{}, {}, { rejectReason: 'Not readable' }]);
    await world.judge(id, 'approved');
    expect(await listed()).toMatchObject([{}, {}, { rejectReason: null }]);
  });

  it('a document can be uploaded again only after a rejection, and is then pending', async () => {
    expect(await upload('pan', PAN)).toMatchObject(refusal('kyc.not-open'));
    const { id } = await documentOf('pan');
    await world.judge(id, 'approved');
    expect(await upload('pan', PAN, HINDI)).toMatchObject(refusal('kyc.not-open', 'hi'));
    await world.judge(id, 'rejected');
    const twice = await Promise.all([upload('pan', 'ABCPE1234G'), upload('pan', 'ABCPE1234H')]);
    expect(twice.map(({ body }) => String(body.code)).toSorted()).toEqual(['200', 'kyc.not-open']);
    expect(await documentOf('pan')).toMatchObject({ status: 'pending', reason: null });
  });
});

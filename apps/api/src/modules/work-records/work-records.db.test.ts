import { makeWorkRecord } from '@karigar/contract/work-records/make-work-record';
import { listWorkRecords } from '@karigar/contract/work-records/list-work-records';
import { revokeWorkRecord } from '@karigar/contract/work-records/revoke-work-record';
import { workRecord } from '@karigar/contract/work-records/credential';
import { workRecordUntil } from '@karigar/domain/work-records/work-record';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWorkRecordWorld, type WorkRecordWorld } from '#testing/work-record-world';

type Links = { id: number; pageUrl: string; pdfUrl: string; whatsappUrl: string };

let world: WorkRecordWorld;
beforeAll(async () => {
  world = await createWorkRecordWorld();
});
afterAll(() => world.close());
beforeEach(() => world.forget());

const make = async () => (await world.sendFields(makeWorkRecord, {}, world)).body;
const list = async (): Promise<Links[]> =>
  (await world.sendFields(listWorkRecords, {}, world)).body.data as Links[];
const made = async (): Promise<Links> => {
  await make();
  const [record] = await list();
  if (record === undefined) throw new Error('no record was made');
  return record;
};
const open = (link: string, language = 'en') =>
  fetch(new URL(new URL(link).pathname, world.base), { headers: { 'accept-language': language } });
const bodyOf = (jwt: string): unknown =>
  JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());

describe('work record', () => {
  it('a work record says what the database counts, and shows it in English and Hindi', async () => {
    await world.answerDocuments();
    const { pageUrl } = await made();
    const { credentialSubject, validFrom, validUntil } = workRecord.parse(
      bodyOf(await (await open(`${pageUrl}.jwt`)).text()),
    );
    expect(credentialSubject).toMatchObject({
      name: 'Suresh Pawar',
      isVerified: true,
      jobsCompleted: await world.completedJobs(),
      // Rejected and expired documents are not said.
      documentsChecked: ['aadhaar'],
    });
    expect(Object.keys(credentialSubject.skills)).toEqual(['en', 'hi']);
    expect(Date.parse(validUntil)).toBe(workRecordUntil(Date.parse(validFrom)));
    const page = await open(pageUrl);
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const word of ['This work record is valid', 'Suresh Pawar', 'Jobs completed', 'Aadhaar'])
      expect(html).toContain(word);
    expect(html).not.toMatch(/<script|\d{10}|@example/);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await open(pageUrl, 'hi')).text()).toContain('यह कार्य प्रमाण मान्य है');
  });

  it('the paper of a work record is a PDF in the language of the reader', async () => {
    const { pdfUrl } = await made();
    for (const language of ['en', 'hi']) {
      const paper = await open(pdfUrl, language);
      expect(paper.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await paper.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(10_000);
    }
  });

  it('the link of a work record goes to WhatsApp', async () => {
    const { pageUrl, whatsappUrl } = await made();
    expect(decodeURIComponent(whatsappUrl)).toContain(`My work record from Karigar: ${pageUrl}`);
  });

  it('a revoked work record does not open any more and cannot come back', async () => {
    const { id, pageUrl, pdfUrl } = await made();
    const revoke = () => world.sendFields(revokeWorkRecord, { id: String(id) }, world);
    expect((await revoke()).body.success).toBe(true);
    expect((await revoke()).body.success).toBe(true);
    expect(await list()).toEqual([]);
    for (const link of [pageUrl, pdfUrl, `${pageUrl}.jwt`]) {
      const reply = await open(link);
      const html = await reply.text();
      expect(reply.status).toBe(410);
      expect(html).toContain('no longer valid');
      expect(html).not.toContain('Suresh');
    }
    await expect(world.restore()).rejects.toThrow('revoked');
  });

  it('a work record ends with a blocked account, a withdrawn verification and its last day', async () => {
    const { pageUrl } = await made();
    for (const change of ['blocked', 'not verified'] as const)
      expect((await world.during(change, () => open(pageUrl))).status).toBe(410);
    expect((await open(pageUrl)).status).toBe(200);
    const expired = await world.during('expired', () => open(pageUrl));
    expect(expired.status).toBe(410);
    expect(await expired.text()).toContain('has expired');
  });

  it('the sixth valid work record is refused until one is revoked', async () => {
    for (let nth = 0; nth < 5; nth += 1) expect((await make()).success).toBe(true);
    expect((await make()).code).toBe('work-record.too-many');
    const [first] = await list();
    await world.sendFields(revokeWorkRecord, { id: String(first?.id) }, world);
    expect((await make()).success).toBe(true);
  });

  it('a work record needs a name', async () => {
    await world.rename('', '');
    expect((await make()).code).toBe('work-record.name-missing');
    await world.rename('Suresh', 'Pawar');
    expect((await make()).success).toBe(true);
  });

  it('a work record that nobody has is not revoked', async () => {
    const reply = await world.sendFields(revokeWorkRecord, { id: '999999' }, world);
    expect(reply.body.code).toBe('work-record.not-found');
  });
});

describe('what checks a work record without us', () => {
  it('the key is published under the id that a work record names', async () => {
    const { pageUrl } = await made();
    const [head = ''] = (await (await open(`${pageUrl}.jwt`)).text()).split('.');
    const { alg, typ, kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as Record<
      string,
      string
    >;
    expect([alg, typ]).toEqual(['EdDSA', 'vc+jwt']);
    const issuer = await (await open(kid ?? '')).json();
    expect(issuer).toMatchObject({
      id: kid?.split('#')[0],
      assertionMethod: [kid],
      verificationMethod: [{ id: kid, type: 'JsonWebKey', publicKeyJwk: { kty: 'OKP' } }],
    });
    expect(issuer).not.toHaveProperty('verificationMethod.0.publicKeyJwk.d');
  });

  it('the context of a work record names its words', async () => {
    const { pageUrl } = await made();
    const { '@context': contexts } = workRecord.parse(
      bodyOf(await (await open(`${pageUrl}.jwt`)).text()),
    );
    const reply = await open(contexts[1]);
    expect(reply.headers.get('content-type')).toContain('application/ld+json');
    expect(await reply.json()).toHaveProperty('@context.WorkRecordCredential');
  });

  it('the list of revoked records exists only up to the latest record', async () => {
    await made();
    const ask = (path: string) => fetch(new URL(path, world.base));
    expect((await ask('/w/status/0')).headers.get('content-type')).toBe('application/vc+jwt');
    for (const path of ['/w/status/1', '/w/status/x', '/w/status/-1'])
      expect((await ask(path)).status).toBe(404);
  });
});

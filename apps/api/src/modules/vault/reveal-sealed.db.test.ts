import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HINDI, refusal } from '#testing/account-world';
import { people } from '#testing/people';
import { createTestApp, type SendOptions, type TestApp } from '#testing/test-app';
import { documentOf, giveNumber, keptReplies, reveals } from '#testing/vault-world';

const NUMBER = '602144789035';
const REASON = 'The payout came back, the bank asks';
let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('priya');
});
afterAll(() => app.close());

const reveal = (fields: Record<string, string> = {}, options: SendOptions = {}) =>
  app.sendFields(
    revealSealed,
    { accountId: String(people.suresh.id), number: 'bankAccount', reason: REASON, ...fields },
    { token, ...options },
  );

describe('reveal a sealed number', () => {
  it('a sealed number is revealed to an operator with a reason, and audited', async () => {
    const reply = await reveal();
    expect(readReply(revealSealed, reply.body)).toMatchObject({ kind: 'ok' });
    expect(reply.body.data).toEqual({ value: NUMBER });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect((await reveals(app)).at(-1)).toEqual({
      account_id: people.priya.id,
      subject_id: people.suresh.id,
      outcome: 'ok',
      reason: `bank-account: ${REASON}`,
    });
  });

  it('a sealed document number is revealed too, but an Aadhaar number cannot be requested', async () => {
    const pan = await documentOf(app, people.imran.id, 'pan');
    const sealed = app.context.vault.seal('ABCPE1234F', `kyc_documents.number:${pan}`);
    await giveNumber(app, pan, sealed);
    const accountId = String(people.imran.id);
    expect((await reveal({ accountId, number: 'pan' })).body.data).toEqual({ value: 'ABCPE1234F' });
    expect((await reveal({ accountId, number: 'aadhaar' })).status).toBe(400);
  });

  it('a revealed number is not stored with the idempotency key, nor replayed', async () => {
    expect((await reveal({}, { key: 'reveal-once' })).text).toContain(NUMBER);
    const again = await reveal({}, { key: 'reveal-once' });
    expect(again.body).toMatchObject({ success: true, data: null });
    expect((await keptReplies(app)).join('')).not.toContain(NUMBER);
  });

  it.each(['', 'because', '1234567890 1234'])(
    'a sealed number is refused for the reason %j',
    async (reason) => {
      expect(await reveal({ reason })).toMatchObject(refusal('reveal.reason-missing'));
      expect(await reveal({ reason }, HINDI)).toMatchObject(refusal('reveal.reason-missing', 'hi'));
      expect((await reveals(app)).at(-1)).toMatchObject({
        subject_id: people.suresh.id,
        outcome: 'reveal.reason-missing',
      });
    },
  );

  it('a missing sealed number gets the same refusal for a known and an unknown person', async () => {
    const none = await reveal({ accountId: String(people.asha.id) });
    expect(none).toMatchObject(refusal('reveal.nothing-kept'));
    expect((await reveal({ accountId: '4000000000' })).text).toBe(none.text);
  });

  it.each(['suresh', 'asha', 'guest'] as const)(
    'a sealed number is refused to %s',
    async (name) => {
      const reply = await reveal({}, { token: await app.signIn(name) });
      expect(reply).toMatchObject({ status: 401, body: { code: 'session.ended' } });
    },
  );

  it('sealed numbers are revealed at most twenty times an hour, also concurrently', async () => {
    const seen = (await reveals(app)).filter(({ outcome }) => outcome === 'ok').length;
    // A session for each: a shown passkey opens one.
    const again = async () => reveal({}, { token: await app.signIn('priya') });
    const replies = await Promise.all(Array.from({ length: 30 }, again));
    const codes = replies.map(({ body }) => String(body.code));
    expect(codes.filter((code) => code === '200')).toHaveLength(20 - seen);
    expect(codes.filter((code) => code === 'reveal.too-many')).toHaveLength(10 + seen);
    expect(await reveal({}, HINDI)).toMatchObject(refusal('reveal.too-many', 'hi'));
  });
});

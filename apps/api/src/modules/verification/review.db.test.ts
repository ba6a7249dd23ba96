import { answerDocument } from '@karigar/contract/verification/answer-document';
import { checkNumber } from '@karigar/contract/verification/check-number';
import { getCandidate } from '@karigar/contract/verification/get-candidate';
import { listDocuments } from '@karigar/contract/verification/list-documents';
import { undoDocumentAnswer } from '@karigar/contract/verification/undo-document-answer';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HINDI, refusal } from '#testing/account-world';
import { people } from '#testing/people';
import { createVerificationWorld, type VerificationWorld } from '#testing/verification-world';

let world: VerificationWorld;
beforeAll(async () => {
  world = await createVerificationWorld();
});
afterAll(() => world.close());
afterEach(() => world.moveClock(world.began));

const newcomerWith = async (type: 'aadhaar' | 'pan' | 'driving-licence') => {
  const newcomer = await world.signUp();
  return { newcomer, id: await world.sendDocument(newcomer, type) };
};

describe('the queue of reviewers', () => {
  it('lists what waits, the oldest first, page by page, each once', async () => {
    const sent: number[] = [];
    for (const seconds of [30, 10, 20]) {
      world.moveClock(world.began + seconds * 1000);
      sent.push((await newcomerWith('pan')).id);
    }
    const seen: (number | null)[] = [];
    let after: string | undefined;
    do {
      const page = { limit: 2, ...(after === undefined ? {} : { after }) };
      const { items, next } = await world.ok(listDocuments, page, world.priya);
      expect(items.length).toBeLessThanOrEqual(2);
      seen.push(...items.map(({ documentId }) => documentId));
      after = next ?? undefined;
    } while (after !== undefined);
    const [third, first, second] = sent;
    expect(seen.filter((id) => id !== null && sent.includes(id))).toEqual([first, second, third]);
    expect(new Set(seen).size).toBe(seen.length);
    expect(await world.codeOf(listDocuments, { after: "1'; DROP" })).toBe(
      'verification.page-unknown',
    );
  });

  it('says what is late, and a document is gone from it with its answer', async () => {
    const { newcomer, id } = await newcomerWith('pan');
    const find = async (token = world.priya) =>
      (await world.ok(listDocuments, { limit: 100 }, token)).items.find(
        ({ documentId }) => documentId === id,
      );
    expect(await find()).toMatchObject({ kind: 'document', isLate: false, name: 'Meena Jadhav' });
    world.moveClock(world.began + 25 * 3_600_000);
    expect(await find(await world.signIn('priya'))).toMatchObject({ isLate: true });
    world.moveClock(world.began);
    await world.approve(newcomer, id);
    expect(await find()).toBeUndefined();
  });

  it.each(['imran', 'asha', 'guest'] as const)('is refused to %s', async (name) => {
    const token = await world.signIn(name);
    // At the console a session of the app is none.
    expect(await world.codeOf(listDocuments, {}, token)).toBe('session.ended');
  });
});

describe('the file of a serviceman', () => {
  it('has no number, phone or email, and is audited', async () => {
    const { newcomer, id } = await newcomerWith('pan');
    await world.enterBank(newcomer);
    await world.compare(newcomer, id, world.priya, 'ABCPE9999Z');
    const { text } = await world.send(
      getCandidate,
      { accountId: newcomer.id },
      { token: world.priya },
    );
    const traces = await world.traces(newcomer.phone);
    for (const hidden of [newcomer.phone, traces?.email ?? '?', '602144789035', '9035', '9999Z'])
      expect(text).not.toContain(hidden);
    expect(await world.candidate(newcomer.id)).toMatchObject({
      name: 'Meena Jadhav',
      bank: {
        ifsc: 'HDFC0001234',
        holderName: 'Meena Jadhav',
        nameMatch: 'same',
        outcome: null,
      },
      missing: ['documents', 'bank', 'skills', 'area'],
      isOwn: false,
    });
    expect((await world.audited()).at(-1)).toMatchObject({ call: 'get-candidate', outcome: 'ok' });
  });

  it('of nobody, and of an account that is no serviceman, are the same refusal', async () => {
    const none = await world.send(getCandidate, { accountId: 4e9 }, { token: world.priya });
    expect(none).toMatchObject(refusal('verification.not-found'));
    const asha = { accountId: people.asha.id };
    expect((await world.send(getCandidate, asha, { token: world.priya })).text).toBe(none.text);
  });
});

describe('compare a number', () => {
  it('a PAN is equal however it is typed, and is never in the reply', async () => {
    const { newcomer, id } = await newcomerWith('pan');
    expect(await world.compare(newcomer, id, world.priya, 'ABCPE9999Z')).toEqual({
      isEqual: false,
      triesLeft: 4,
    });
    expect(await world.compare(newcomer, id)).toEqual({ isEqual: true, triesLeft: 3 });
    const file = await world.candidate(newcomer.id);
    expect(file.documents.find((each) => each.id === id)).toMatchObject({
      isNumberEqual: true,
      triesLeft: 3,
    });
  });

  it('of an Aadhaar only the last four digits are taken and compared', async () => {
    const { newcomer, id } = await newcomerWith('aadhaar');
    const whole = { documentId: id, upload: 1, number: '234123412346' };
    expect(await world.codeOf(checkNumber, whole)).toBe('kyc.number-invalid');
    expect((await world.compare(newcomer, id, world.priya, '2345')).isEqual).toBe(false);
    expect((await world.compare(newcomer, id, world.priya, '2346')).isEqual).toBe(true);
  });

  it('ends after five tries of one reviewer, also at once; another one has five', async () => {
    const { newcomer, id } = await newcomerWith('driving-licence');
    const wrong = { documentId: id, upload: 1, number: 'MH12 20110000000' };
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => world.codeOf(checkNumber, wrong)),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(5);
    expect(await world.send(checkNumber, wrong, { token: world.priya, ...HINDI })).toMatchObject(
      refusal('verification.too-many-tries', 'hi'),
    );
    expect((await world.compare(newcomer, id, world.second.token)).isEqual).toBe(true);
    expect(await world.answer(newcomer, id)).toMatchObject({
      code: 'verification.number-not-compared',
    });
  });

  it('is refused for a missing document, and for one that is not sent or already answered', async () => {
    const input = { documentId: 987_654_321, upload: 1, number: 'ABCPE1234F' };
    expect(await world.codeOf(checkNumber, input)).toBe('kyc.document-not-found');
    const newcomer = await world.signUp();
    const { id } = await world.documentOf(newcomer, 'pan');
    const open = { ...input, documentId: id };
    expect(await world.codeOf(checkNumber, open)).toBe('verification.not-waiting');
    await world.sendDocument(newcomer, 'pan');
    expect(await world.codeOf(checkNumber, { ...open, upload: 2 })).toBe('verification.changed');
    await world.approve(newcomer, id);
    expect(await world.codeOf(checkNumber, open)).toBe('verification.not-waiting');
  });
});

describe('answer a document', () => {
  it('is approved only with an equal number, and not once it has expired', async () => {
    const { newcomer, id } = await newcomerWith('driving-licence');
    expect(await world.answer(newcomer, id)).toMatchObject({
      code: 'verification.number-not-compared',
    });
    await world.compare(newcomer, id);
    const yesterday = addDays(dayOf(world.now()), -1);
    expect(await world.answer(newcomer, id, { validUntil: yesterday })).toMatchObject({
      code: 'verification.expired',
    });
    const validUntil = addDays(yesterday, 400);
    expect(await world.answer(newcomer, id, { validUntil })).toMatchObject({
      data: { state: 'approved' },
    });
    const file = await world.candidate(newcomer.id);
    expect(file.documents.find((each) => each.id === id)).toMatchObject({
      state: 'approved',
      validUntil,
    });
    expect(file.answers).toMatchObject([{ outcome: 'approved', by: 'Priya Nair', name: 'same' }]);
  });

  it('is rejected only with a reason, in words where no kind fits', async () => {
    const { newcomer, id } = await newcomerWith('aadhaar');
    const rejected = { outcome: 'rejected' } as const;
    for (const more of [{}, { reason: 'other' }, { reason: 'other', words: 'no' }] as const)
      expect(await world.answer(newcomer, id, { ...rejected, ...more })).toMatchObject({
        code: 'verification.reason-missing',
      });
    const words = 'This is a copy of a copy';
    const answered = await world.answer(newcomer, id, { ...rejected, reason: 'other', words });
    expect(answered).toMatchObject({ data: { state: 'rejected' } });
    world.moveClock(world.began + 11_000);
    expect(await world.documentOf(newcomer, 'aadhaar')).toMatchObject({
      status: 'rejected',
      reason: `Our team could not accept it. ${words}`,
    });
    await world.sendDocument(newcomer, 'aadhaar');
    const stale = {
      documentId: id,
      upload: 1,
      name: 'same',
      reason: 'expired',
      ...rejected,
    } as const;
    expect(await world.codeOf(answerDocument, stale)).toBe('verification.changed');
    expect((await world.candidate(newcomer.id)).answers).toHaveLength(1);
  });

  it('with another name goes to a second reviewer, who decides', async () => {
    const { newcomer, id } = await newcomerWith('aadhaar');
    await world.compare(newcomer, id);
    const differs = await world.answer(newcomer, id, { name: 'differs' });
    expect(differs).toMatchObject({ data: { state: 'second' } });
    expect(await world.answer(newcomer, id)).toMatchObject({
      code: 'verification.another-reviewer',
    });
    const listed = async (token: string) =>
      (await world.ok(listDocuments, { limit: 100 }, token)).items.find(
        ({ documentId }) => documentId === id,
      );
    expect(await listed(world.priya)).toBeUndefined();
    expect(await listed(world.second.token)).toMatchObject({ isSecond: true });
    world.moveClock(world.began + 20_000);
    await world.tell();
    expect(await world.told(newcomer)).toEqual([]);
    expect(await world.documentOf(newcomer, 'aadhaar')).toMatchObject({ status: 'pending' });
    expect(await world.approve(newcomer, id, world.second.token)).toMatchObject({
      data: { state: 'approved' },
    });
  });

  it('every twentieth approval of a reviewer goes to a second one', async () => {
    const states: unknown[] = [];
    for (let nth = await world.approvalsOf(world.second.id); nth < 21; nth += 1) {
      const { newcomer, id } = await newcomerWith('aadhaar');
      const { data } = await world.approve(newcomer, id, world.second.token);
      states.push((data as { state: string }).state);
    }
    expect(states.at(-2)).toBe('second');
    expect(states.filter((state) => state === 'second')).toHaveLength(1);
  }, 120_000);

  it('nobody answers a document of an account that shares their email', async () => {
    const { newcomer, id } = await newcomerWith('aadhaar');
    await world.giveEmail(newcomer.phone, 'priya+karigar@example.in');
    const input = { documentId: id, upload: 1, number: '2346' };
    expect(await world.codeOf(checkNumber, input)).toBe('verification.own-account');
    expect(
      await world.answer(newcomer, id, { outcome: 'rejected', reason: 'expired' }),
    ).toMatchObject({ code: 'verification.own-account' });
    expect((await world.candidate(newcomer.id)).isOwn).toBe(true);
    expect(await world.approve(newcomer, id, world.second.token)).toMatchObject({ code: 200 });
  });
});

describe('take an answer back', () => {
  it('the same reviewer can within eight seconds, and the serviceman reads nothing of it', async () => {
    const { newcomer, id } = await newcomerWith('aadhaar');
    await world.answer(newcomer, id, { outcome: 'rejected', reason: 'unreadable' });
    expect(await world.documentOf(newcomer, 'aadhaar')).toMatchObject({
      status: 'pending',
      reason: null,
    });
    const undo = (token = world.priya) =>
      world.codeOf(undoDocumentAnswer, { documentId: id }, token);
    expect(await undo(world.second.token)).toBe('verification.undo-over');
    world.moveClock(world.began + 8000);
    expect(await undo()).toBe(200);
    expect(await undo()).toBe('verification.undo-over');
    world.moveClock(world.began + 60_000);
    await world.tell();
    expect(await world.told(newcomer)).toEqual([]);
    expect((await world.candidate(newcomer.id)).answers).toMatchObject([{ isUndone: true }]);
    expect(await world.approve(newcomer, id)).toMatchObject({ data: { state: 'approved' } });
  });

  it('nobody can later, and the serviceman is told once, after ten seconds', async () => {
    const { newcomer, id } = await newcomerWith('aadhaar');
    await world.approve(newcomer, id);
    world.moveClock(world.began + 9000);
    await world.tell();
    expect(await world.told(newcomer)).toEqual([]);
    expect(await world.codeOf(undoDocumentAnswer, { documentId: id })).toBe(
      'verification.undo-over',
    );
    world.moveClock(world.began + 10_000);
    await Promise.all([world.tell(), world.tell()]);
    await world.tell();
    expect(await world.told(newcomer)).toEqual(['document-approved']);
  });

  it('a missing document is not found', async () => {
    expect(await world.codeOf(undoDocumentAnswer, { documentId: 987_654_321 })).toBe(
      'kyc.document-not-found',
    );
  });
});

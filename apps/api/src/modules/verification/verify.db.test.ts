import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { answerBankDetails } from '@karigar/contract/verification/answer-bank-details';
import { applyAsServiceman } from '@karigar/contract/verification/apply-as-serviceman';
import { getApplication } from '@karigar/contract/verification/get-application';
import { saveSkills } from '@karigar/contract/verification/save-skills';
import { undoDocumentAnswer } from '@karigar/contract/verification/undo-document-answer';
import { verifyServiceman } from '@karigar/contract/verification/verify-serviceman';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '#testing/people';
import {
  createVerificationWorld,
  type Newcomer,
  type VerificationWorld,
} from '#testing/verification-world';

let world: VerificationWorld;
beforeAll(async () => {
  world = await createVerificationWorld();
});
afterAll(() => world.close());

const AREA = 102;
const verify = ({ id }: Newcomer, more: { words?: string; withdraw?: true } = {}, token?: string) =>
  world.codeOf(
    verifyServiceman,
    {
      accountId: id,
      outcome: more.withdraw ? 'withdrawn' : 'verified',
      ...(more.words === undefined ? {} : { words: more.words }),
    },
    token,
  );
const skill = ({ id }: Newcomer, skills = ['plumbing'], areaId = AREA) =>
  world.codeOf(saveSkills, { accountId: id, skills, areaId });

describe('the bank account', () => {
  it('is verified with the name that the bank shows, and the serviceman is told', async () => {
    const meena = await world.signUp();
    expect(await world.checkBank(meena)).toBe('verification.bank-not-found');
    await world.enterBank(meena);
    expect(await world.checkBank(meena, { shownName: ' ' })).toBe(
      'verification.shown-name-missing',
    );
    expect(await world.checkBank(meena, { shownName: 'Sanjay Kadam' })).toBe(
      'verification.name-differs',
    );
    expect(await world.checkBank(meena, { version: 2 })).toBe('verification.changed');
    expect(await world.checkBank(meena)).toBe(200);
    expect(await world.told(meena)).toEqual(['bank-checked']);
    expect(await world.candidate(meena.id)).toMatchObject({
      bank: { outcome: 'verified' },
      answers: [{ about: 'bank', outcome: 'verified' }],
    });
    expect(await world.dump()).not.toContain('JADHAV');
  });

  it('is refused with a reason, which the serviceman reads; a new entry waits again', async () => {
    const meena = await world.signUp();
    await world.enterBank(meena);
    const refusedFor = { outcome: 'refused' } as const;
    expect(await world.checkBank(meena, refusedFor)).toBe('verification.reason-missing');
    expect(await world.checkBank(meena, { ...refusedFor, reason: 'account-closed' })).toBe(200);
    const bankStep = async () =>
      (await world.ok(getDuty, {}, meena.token)).onboarding?.steps.find(
        ({ step }) => step === 'bank',
      );
    expect(await bankStep()).toMatchObject({
      state: 'rejected',
      reason: 'This account is closed. Enter another one.',
    });
    await world.enterBank(meena);
    expect(await bankStep()).toMatchObject({ state: 'checking' });
    expect(await world.checkBank(meena)).toBe('verification.changed');
    expect(await world.checkBank(meena, { version: 2 })).toBe(200);
    // The same account under another name of the bank stays verified.
    const same = { accountNumber: '602144789035', ifsc: 'HDFC0001234', holderName: 'Meena Jadhav' };
    await world.ok(updateBankDetails, { ...same, bankName: 'HDFC' }, meena.token);
    expect((await world.candidate(meena.id)).bank?.outcome).toBe('verified');
  });

  it('is not answered by whoever shares the phone or email', async () => {
    const meena = await world.signUp();
    await world.enterBank(meena);
    await world.giveEmail(meena.phone, 'priya+2@example.in');
    expect(await world.checkBank(meena)).toBe('verification.own-account');
    expect(await skill(meena)).toBe('verification.own-account');
    expect(await verify(meena)).toBe('verification.own-account');
    const input = { accountId: meena.id, version: 1, outcome: 'verified' } as const;
    const shown = { ...input, shownName: 'Meena Jadhav' };
    expect(await world.codeOf(answerBankDetails, shown, world.second.token)).toBe(200);
  });
});

describe('skills and area', () => {
  it('a serviceman proposes them, and a reviewer confirms or changes them', async () => {
    const meena = await world.signUp();
    const apply = (skills: string[], areaId = AREA) =>
      world.codeOf(applyAsServiceman, { skills, areaId }, meena.token);
    expect(await world.codeOf(applyAsServiceman, { areaId: AREA }, meena.token)).toBe(
      'skill.none-chosen',
    );
    expect(await apply(['flying'])).toBe('skill.not-found');
    expect(await apply(['plumbing'], 987_654)).toBe('duty.area-not-found');
    expect(await apply(['plumbing', 'ac-repair', 'plumbing'])).toBe(200);
    const chosen = async () =>
      (await world.ok(getApplication, {}, meena.token)).skills
        .filter(({ isProposed, isConfirmed }) => isProposed || isConfirmed)
        .map(({ id, isConfirmed }) => (isConfirmed ? `${id} confirmed` : id));
    expect(await chosen()).toEqual(['ac-repair', 'plumbing']);
    expect(await skill(meena, [])).toBe('skill.none-chosen');
    expect(await skill(meena, ['flying'])).toBe('skill.not-found');
    expect(await skill(meena, ['plumbing'], 987_654)).toBe('duty.area-not-found');
    expect(await skill({ ...meena, id: people.asha.id })).toBe('verification.not-found');
    expect(await skill(meena)).toBe(200);
    expect(await chosen()).toEqual(['ac-repair', 'plumbing confirmed']);
    expect(await world.candidate(meena.id)).toMatchObject({ areaId: AREA, reachKm: 10 });
    expect(await skill(meena, ['ac-repair'])).toBe(200);
    expect(await chosen()).toEqual(['ac-repair confirmed', 'plumbing']);
  });
});

describe('verify a serviceman', () => {
  const readyOne = async (): Promise<{ meena: Newcomer; documentId: number }> => {
    const meena = await world.signUp();
    expect(await verify(meena)).toBe('verification.incomplete');
    await world.enterBank(meena);
    await world.checkBank(meena);
    await skill(meena);
    const documentId = await world.sendDocument(meena, 'driving-licence');
    expect(await verify(meena)).toBe('verification.incomplete');
    await world.approve(meena, documentId);
    return { meena, documentId };
  };

  it('is refused while something is missing, and ends the way back of the answers', async () => {
    const { meena, documentId } = await readyOne();
    expect(await verify(meena)).toBe(200);
    expect(await verify(meena)).toBe('verification.already-so');
    expect(await world.told(meena)).toEqual(['bank-checked', 'document-approved', 'verified']);
    expect(await world.codeOf(undoDocumentAnswer, { documentId })).toBe('verification.undo-over');
    const asha = { accountId: people.asha.id, outcome: 'verified' } as const;
    expect(await world.codeOf(verifyServiceman, asha)).toBe('verification.not-found');
  });

  it('is withdrawn with words, which the serviceman reads on Home', async () => {
    const { meena } = await readyOne();
    expect(await verify(meena, { withdraw: true, words: 'x' })).toBe('verification.already-so');
    await verify(meena);
    expect(await verify(meena, { withdraw: true, words: 'x' })).toBe('verification.reason-missing');
    const words = 'The licence was reported as stolen';
    expect(await verify(meena, { withdraw: true, words })).toBe(200);
    expect((await world.told(meena)).at(-1)).toBe('unverified');
    const { onboarding } = await world.ok(getDuty, {}, meena.token);
    expect(onboarding).toMatchObject({ why: 'withdrawn', reason: words });
  });
});

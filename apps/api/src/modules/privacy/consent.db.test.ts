import { changeConsent } from '@karigar/contract/privacy/change-consent';
import { listConsents } from '@karigar/contract/privacy/list-consents';
import { CONSENT_TEXT } from '@karigar/domain/privacy/consent';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#testing/account-world';
import { people } from '#testing/people';
import { CONSENTS_OF, PLANT_OLD_CONSENT } from '#testing/person-sql';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let asha: { token: string };
let suresh: { token: string };
beforeAll(async () => {
  app = await createTestApp();
  asha = { token: await app.signIn('asha') };
  suresh = { token: await app.signIn('suresh') };
});
afterAll(() => app.close());

type Shown = {
  purpose: string;
  isNeeded: boolean;
  isGiven: boolean;
  version: string | null;
  givenAt: string | null;
  withdrawnAt: string | null;
};
const list = async (by = asha) => (await app.send(listConsents, {}, by)).body.data as Shown[];
const one = async (purpose: string, by = asha) =>
  (await list(by)).find((consent) => consent.purpose === purpose);
const change = (purpose: string, given: 'yes' | 'no', version = CONSENT_TEXT) =>
  app.send(changeConsent, { purpose, given, version }, asha);
const rows = () =>
  app.look<{ text_version: string; given_at: Date; withdrawn_at: Date | null }>(CONSENTS_OF, [
    people.asha.id,
  ]);

it('both roles see the required purposes, and no consent is given by default', async () => {
  for (const by of [asha, suresh]) {
    const shown = await list(by);
    expect(shown.filter(({ isNeeded }) => isNeeded)).toHaveLength(4);
    expect(shown.filter(({ isNeeded }) => !isNeeded).map(({ isGiven }) => isGiven)).toEqual([
      false,
      false,
      false,
    ]);
  }
});

it('consent is given and withdrawn per purpose, and its text and times are stored', async () => {
  const began = app.now();
  expect((await change('offers', 'yes')).body).toMatchObject({ success: true });
  expect(await one('offers')).toMatchObject({ isGiven: true, version: CONSENT_TEXT });
  expect(await one('surveys')).toMatchObject({ isGiven: false, version: null });
  expect(await one('offers', suresh)).toMatchObject({ isGiven: false });
  // A repeated consent is stored once.
  app.moveClock(began + 1000);
  await change('offers', 'yes');
  expect(await rows()).toMatchObject([{ given_at: new Date(began), withdrawn_at: null }]);
  app.moveClock(began + 2000);
  await change('offers', 'no');
  expect(await one('offers')).toMatchObject({ isGiven: false });
  app.moveClock(began + 3000);
  await change('offers', 'yes');
  expect(await rows()).toEqual([
    {
      text_version: CONSENT_TEXT,
      given_at: new Date(began),
      withdrawn_at: new Date(began + 2000),
    },
    { text_version: CONSENT_TEXT, given_at: new Date(began + 3000), withdrawn_at: null },
  ]);
});

it('consent to an older text is not valid, and a new consent ends it', async () => {
  await app.look(PLANT_OLD_CONSENT, [people.asha.id, new Date(app.now() - 1000)]);
  expect(await one('usage')).toMatchObject({ isGiven: false, version: '2025-01' });
  await change('usage', 'yes');
  expect(await one('usage')).toMatchObject({ isGiven: true, version: CONSENT_TEXT });
});

it('consent is refused for required purposes and for a text version that is not current', async () => {
  for (const purpose of ['account', 'money', 'nothing']) {
    expect(await change(purpose, 'no')).toMatchObject(refusal('consent.not-optional'));
  }
  expect(await change('surveys', 'yes', '2025-01')).toMatchObject(refusal('consent.text-outdated'));
  // Withdrawing needs no current text.
  expect((await change('surveys', 'no', '2025-01')).body.success).toBe(true);
});

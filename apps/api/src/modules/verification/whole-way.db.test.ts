import { listAddresses } from '@karigar/contract/addresses/list-addresses';
import { saveAddress } from '@karigar/contract/addresses/save-address';
import { listKycDocuments } from '@karigar/contract/documents/list-kyc-documents';
import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { listOffers } from '@karigar/contract/offers/list-offers';
import { listSlots } from '@karigar/contract/orders/list-slots';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { applyAsServiceman } from '@karigar/contract/verification/apply-as-serviceman';
import { listDocuments } from '@karigar/contract/verification/list-documents';
import { saveSkills } from '@karigar/contract/verification/save-skills';
import { verifyServiceman } from '@karigar/contract/verification/verify-serviceman';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dispatchRound } from '../../worker/tasks/dispatch-booking.ts';
import { FAR_AREA, ORDERED, orderFields } from '#testing/order-world';
import { tokenOf } from '#testing/account-world';
import { createVerificationWorld, type VerificationWorld } from '#testing/verification-world';

let world: VerificationWorld;
beforeAll(async () => {
  world = await createVerificationWorld({ env: { DISPATCH: 'offers' } });
});
afterAll(() => world.close());

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WEEK = {
  areaId: FAR_AREA.id,
  reachKm: 5,
  weekdays: EVERY_DAY,
  fromMinutes: EVERY_DAY.map(() => 480),
  toMinutes: EVERY_DAY.map(() => 1320),
};

const orderAtTheDoor = async (): Promise<void> => {
  const customer = await world.signIn('asha');
  await world.sendFields(
    saveAddress,
    {
      label: 'Home',
      contactName: '',
      flatNo: '3',
      street: 'Lane 5',
      landmark: '',
      areaId: String(FAR_AREA.id),
      pinCode: FAR_AREA.pinCode,
      latitude: String(FAR_AREA.latitude),
      longitude: String(FAR_AREA.longitude),
    },
    { token: customer },
  );
  const addresses = await world.ok(listAddresses, {}, customer);
  const here = addresses.find(({ areaId }) => areaId === FAR_AREA.id);
  const slots = await world.ok(
    listSlots,
    {
      serviceId: ORDERED.id,
      quantity: 1,
      areaId: FAR_AREA.id,
      day: addDays(dayOf(world.now()), 1),
    },
    customer,
  );
  const free = slots.find(({ isFree }) => isFree)?.at ?? 0;
  const fields = orderFields(here?.id ?? 0, free);
  const placed = await world.sendFields(placeOrder, fields, { token: customer });
  expect(placed.body.code).toBe(200);
};

it('a person signs up, is verified by operators and gets an offer, all by calls', async () => {
  const meena = await world.signUp();
  const duty = () => world.ok(getDuty, {}, meena.token);
  const states = async () =>
    Object.fromEntries(
      (await duty()).onboarding?.steps.map(({ step, state }) => [step, state]) ?? [],
    );
  expect((await duty()).onboarding).toMatchObject({ why: 'your-turn' });

  await world.sendDocument(meena, 'aadhaar');
  await world.sendDocument(meena, 'pan');
  await world.enterBank(meena);
  await world.ok(applyAsServiceman, { skills: ['ac-repair'], areaId: FAR_AREA.id }, meena.token);
  await world.ok(saveWorkingHours, WEEK, meena.token);
  expect(await states()).toEqual({
    name: 'done',
    documents: 'checking',
    bank: 'checking',
    skills: 'checking',
    'work-times': 'done',
    alerts: 'missing',
  });
  expect((await duty()).onboarding?.why).toBe('our-turn');

  const { items } = await world.ok(listDocuments, { limit: 100 }, world.priya);
  const mine = items.filter(({ accountId }) => accountId === meena.id);
  expect(mine.map(({ kind }) => kind).toSorted()).toEqual([
    'bank',
    'document',
    'document',
    'skills',
  ]);
  for (const { documentId } of mine) {
    if (documentId === null) continue;
    const look = { documentId, reason: 'Review of a new serviceman' };
    expect((await world.ok(lookAtDocument, look, world.priya)).picture).toMatch(/^data:image/);
    expect(await world.approve(meena, documentId)).toMatchObject({ data: { state: 'approved' } });
  }
  expect(await world.checkBank(meena)).toBe(200);
  const skilled = { accountId: meena.id, skills: ['ac-repair'], areaId: FAR_AREA.id };
  expect(await world.codeOf(saveSkills, skilled)).toBe(200);
  expect((await world.candidate(meena.id)).missing).toEqual([]);
  const after = await world.ok(listDocuments, { limit: 100 }, world.priya);
  expect(after.items.filter(({ accountId }) => accountId === meena.id)).toMatchObject([
    { kind: 'last-look' },
  ]);
  const verify = { accountId: meena.id, outcome: 'verified' } as const;
  expect(await world.codeOf(verifyServiceman, verify)).toBe(200);
  expect(await duty()).toMatchObject({ onboarding: null, missing: [] });
  expect(await world.told(meena)).toEqual([
    'bank-checked',
    'document-approved',
    'document-approved',
    'verified',
  ]);

  await orderAtTheDoor();
  await dispatchRound(world.context)();
  expect(await world.ok(listOffers, {}, meena.token)).toHaveLength(1);
}, 120_000);

it("a customer's account applies to become a serviceman's, with documents to send", async () => {
  const person = await world.signUp('Rohan', 'Deshpande');
  const customer = tokenOf(
    await world.sendFields(switchRole, { role: 'customer' }, { token: person.token }),
  );
  const back = await world.sendFields(switchRole, { role: 'serviceman' }, { token: customer });
  const documents = await world.ok(listKycDocuments, {}, tokenOf(back));
  expect(documents.map(({ kind }) => kind)).toEqual(['aadhaar', 'pan', 'driving-licence']);
  const asha = await world.signIn('asha');
  const first = await world.sendFields(switchRole, { role: 'serviceman' }, { token: asha });
  expect(await world.ok(listKycDocuments, {}, tokenOf(first))).toHaveLength(3);
  const { onboarding } = await world.ok(getDuty, {}, tokenOf(first));
  expect(onboarding?.why).toBe('your-turn');
});

it('a serviceman reads every answer in their own language, with what to do', async () => {
  const meena = await world.signUp();
  const id = await world.sendDocument(meena, 'aadhaar');
  await world.answer(meena, id, { outcome: 'rejected', reason: 'cut-off', words: 'Lower edge.' });
  world.moveClock(world.began + 20_000);
  await world.tell();
  const { body } = await world.sendFields(
    listNotifications,
    {},
    { token: meena.token, headers: { 'accept-language': 'hi-IN' } },
  );
  expect((body.data as { message: string }[])[0]?.message).toBe(
    'आपका दस्तावेज़ स्वीकार नहीं हुआ: आधार कार्ड। दस्तावेज़ का एक हिस्सा फ़ोटो में नहीं है। पूरे दस्तावेज़ की फ़ोटो लें। Lower edge.',
  );
  const { reason } = await world.documentOf(meena, 'aadhaar');
  expect(reason).toBe(
    'A part of the document is not in the picture. Take a picture of the whole document. Lower edge.',
  );
  const step = (await world.ok(getDuty, {}, meena.token)).onboarding?.steps[1];
  expect(step).toMatchObject({ step: 'documents', state: 'rejected', reason });
  world.moveClock(world.began);
});

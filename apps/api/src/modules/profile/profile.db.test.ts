import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { COOL_OFF_MS } from '@karigar/domain/identity/account-facts';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, HINDI, refusal, type AccountWorld } from '#testing/account-world';
import { onePixel } from '#testing/call-rows';
import { people, type PersonName } from '#testing/people';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
});
afterAll(() => world.close());

const written = (name: PersonName) => ({
  firstName: people[name].firstName,
  lastName: people[name].lastName,
  email: people[name].email,
  phone: people[name].phone,
  address: 'Karve Nagar, Pune',
});

const profileOf = async (token: string): Promise<Record<string, unknown>> => {
  const reply = await world.sendFields(getProfile, {}, { token });
  expect(readReply(getProfile, reply.body).kind).toBe('ok');
  const [profile] = reply.body.data as Record<string, unknown>[];
  return profile ?? {};
};

describe('profile', () => {
  it('[WIRE-21] [ENT-04] a profile is the first element of a list, with every field and a masked number', async () => {
    const token = await world.signIn('suresh');
    expect(await profileOf(token)).toEqual({
      profile: expect.stringMatching(/^\/files\/.+\.webp\?/),
      first_name: 'Suresh',
      last_name: 'Pawar',
      email: people.suresh.email,
      phone: people.suresh.phone,
      isPhoneProven: true,
      address: '14, Shivaji Nagar, Pune 411005',
      bankName: 'Bank of Maharashtra',
      holderName: 'Suresh Baburao Pawar',
      accountNo: 'XXXXXXXX9035',
      ifscCode: 'MAHB0000118',
      roles: ['serviceman'],
      payoutPause: null,
      // The account is older than this device.
      changesFrom: writeWireDateTime(world.now() + COOL_OFF_MS),
    });
  });

  it("a customer's profile has no bank details", async () => {
    expect(await profileOf(await world.signIn('asha'))).toMatchObject({
      first_name: 'Asha',
      bankName: '',
      accountNo: '',
    });
  });
});

describe('update of a profile', () => {
  it("[WIRE-22] updating a profile saves names, email and address, and replies in the caller's language", async () => {
    const token = await world.signIn('imran');
    const fields = {
      ...written('imran'),
      firstName: ' Imran  Ali ',
      email: ' Imran@Example.in ',
      phone: `+91 ${people.imran.phone}`,
    };
    const reply = await world.sendFields(updateProfile, fields, { token, ...HINDI });
    expect(reply.body).toEqual({
      success: true,
      code: 200,
      message: 'प्रोफ़ाइल अपडेट हो गई।',
      data: null,
    });
    expect(await profileOf(token)).toMatchObject({
      first_name: 'Imran Ali',
      email: 'imran@example.in',
      address: 'Karve Nagar, Pune',
    });
    expect((await world.audited()).at(-1)).toEqual({
      call: 'update-profile',
      outcome: 'ok',
      role: 'serviceman',
      account_id: people.imran.id,
    });
  });

  it('[WIRE-22] updating a profile re-encodes the picture, and keeps the old one when none is sent', async () => {
    const token = await world.signIn('suresh');
    const file = new File([await onePixel().bytes()], '../../evil name.svg', { type: 'text/html' });
    const sent = await world.sendFields(updateProfile, { ...written('suresh'), file }, { token });
    expect(sent.body.success).toBe(true);
    const { profile } = await profileOf(token);
    expect(profile).toMatch(/^\/files\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}\.webp\?/);
    const kept = await fetch(new URL(String(profile), world.base));
    expect(Buffer.from(await kept.bytes()).toString('latin1', 8, 12)).toBe('WEBP');

    await world.sendFields(updateProfile, written('suresh'), { token });
    expect(await profileOf(token)).toMatchObject({ profile });
  });

  it.each([
    ['name.missing', { firstName: ' ' }],
    ['name.missing', { lastName: '' }],
    ['phone.invalid', { phone: '98' }],
    ['phone.invalid', { phone: '' }],
    ['email.invalid', { email: 'rohan@' }],
    ['email.invalid', { email: '' }],
    // The account is older than this device.
    ['step-up.too-new', { email: people.priya.email }],
    ['step-up.too-new', { phone: '9822099999' }],
    ['step-up.too-new', { phone: people.priya.phone }],
    ['file.not-an-image', { file: new File(['<svg/>'], 'x.png', { type: 'image/png' }) }],
    ['file.too-large', { file: new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'x.png') }],
  ] as const)(
    'updating a profile is refused with %s when sent %o, and changes nothing',
    async (name, wrong) => {
      const token = await world.signIn('rohan');
      const before = await world.traces(people.rohan.phone);
      const fields = { ...written('rohan'), ...wrong };
      expect(await world.sendFields(updateProfile, fields, { token })).toMatchObject(refusal(name));
      expect(await world.sendFields(updateProfile, fields, { token, ...HINDI })).toMatchObject(
        refusal(name, 'hi'),
      );
      expect(await world.traces(people.rohan.phone)).toEqual(before);
      expect((await world.audited()).at(-1)).toMatchObject({
        call: 'update-profile',
        outcome: name,
      });
    },
  );

  it('updating a profile with a taken email is refused, and a first phone needs a proof like any other', async () => {
    const token = await world.signIn('asha');
    await world.unprove(people.asha.id);
    await world.dropPhone(people.asha.id);
    const blank = { ...written('asha'), phone: '' };
    expect((await world.sendFields(updateProfile, blank, { token })).body.success).toBe(true);
    const phone = { ...written('asha'), phone: '9822099001' };
    expect(await world.sendFields(updateProfile, phone, { token })).toMatchObject(
      refusal('step-up.needed'),
    );
    expect(await world.sendFields(updateProfile, phone, { token, ...HINDI })).toMatchObject(
      refusal('step-up.needed', 'hi'),
    );
  });

  it('a new email needs its code before anything is told about it, free or taken', async () => {
    await world.unprove(people.imran.id);
    const token = await world.signIn('imran');
    for (const email of [people.priya.email, 'free@example.in'])
      expect(
        await world.sendFields(updateProfile, { ...written('imran'), email }, { token }),
      ).toMatchObject(refusal('email.proof-needed'));
  });
});

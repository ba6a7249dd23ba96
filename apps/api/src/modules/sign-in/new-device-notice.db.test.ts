import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { createOtpWorld, identityIn, type OtpWorld } from '#testing/otp-world';
import { notificationKindsOf } from '#testing/passkey-world';
import { DEMO_PASSWORD } from '#testing/people';
import { forgetEmail, speakHindi } from '#testing/recovery-world-store';

const world: OtpWorld = await createOtpWorld();
afterAll(() => world.close());

let person: FreshPerson;
beforeEach(async () => {
  world.later(3601);
  person = await createPerson(world.look, 'serviceman', world.now());
});

const byPassword = async (device: string): Promise<void> => {
  world.later(60);
  const login = { username: person.email, password: DEMO_PASSWORD, device };
  expect((await world.sendFields(loginWithPassword, login)).body.success).toBe(true);
};
const byPhone = async (device: string, nth: number): Promise<void> => {
  const { phone } = person;
  world.later(60);
  await world.request(phone, { device });
  const verified = await world.verify(phone, await world.codeOf(phone, nth), device);
  const login = { username: phone, playerId: '', ...identityIn(verified) };
  expect((await world.sendFields(loginWithIdToken, login)).body.success).toBe(true);
};
const lettersTo = async (contact: string, words: string): Promise<string[]> => {
  await world.letter(contact, words);
  return (await world.inbox(contact)).filter((body) => body.includes(words));
};
const OPENED = 'was opened on a new device';

describe('the notice of a login on a new device', () => {
  it('goes to the proven email, once for each device and not for the first', async () => {
    await byPassword('first phone');
    await byPassword('tablet');
    await byPassword('tablet');
    await byPassword('first phone');
    await byPassword('laptop');
    await expect.poll(async () => (await lettersTo(person.email, OPENED)).length).toBe(2);
    const [letter] = await lettersTo(person.email, OPENED);
    expect(letter).toContain('log in, open Profile, Your devices, and log it out');
    expect(letter).not.toContain('http');
    expect((await world.inbox(person.phone)).join()).not.toContain(OPENED);
    const kinds = await notificationKindsOf(world.look, person.id);
    expect(kinds.filter((kind) => kind === 'new-device')).toHaveLength(2);
  });

  it('goes by SMS where no email is proven', async () => {
    await forgetEmail(world.look, person.id);
    await byPhone('first phone', 1);
    await byPhone('tablet', 2);
    const letters = await lettersTo(person.phone, OPENED);
    expect(letters).toHaveLength(1);
    expect(letters[0]).toContain('Your devices');
    expect(letters[0]).not.toContain('http');
  });

  it('speaks the language of the account', async () => {
    await speakHindi(world.look, person.id);
    await byPassword('first phone');
    await byPassword('tablet');
    expect(await lettersTo(person.email, 'नए डिवाइस')).toHaveLength(1);
  });
});

import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { register } from '@karigar/contract/sign-in/register';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config';
import { SYSTEM } from '#platform/db';
import { createPerson, freshEmail, freshPhone } from '#testing/fresh-people';
import {
  acceptedBy,
  accountOfPhone,
  CHANGES_OF_ACCEPTANCE,
  noticedOf,
  type Acceptance,
} from '#testing/law-world';
import { createOtpWorld, DEVICE, identityIn, type OtpWorld } from '#testing/otp-world';
import { DEMO_PASSWORD } from '#testing/people';
import type { Reply } from '#testing/test-app';
import { termsRound } from '#worker/tasks/notify-of-terms';

const DAY = 86_400_000;

let folder: string;
let world: OtpWorld;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karigar-terms-'));
  await cp(readConfig({}).legalDirectory, folder, { recursive: true });
  // The test's clock stands at 15 January 2026.
  await mkdir(join(folder, 'terms/2026-01-18'));
  for (const language of ['en', 'hi'])
    await writeFile(join(folder, `terms/2026-01-18/${language}.md`), '# Terms\n\nNew rules.\n');
  world = await createOtpWorld({ LEGAL_DIR: folder });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

const FIRST = [
  { document: 'privacy', version: '2026-01-01' },
  { document: 'terms', version: '2026-01-01' },
];

const textsOf = (accepted: readonly Acceptance[]) =>
  accepted.map(({ document, version }) => ({ document, version }));

const tokenIn = ({ body }: Reply): string => (body.data as { authToken: string }).authToken;

const logIn = (email: string, device = DEVICE) =>
  world.sendFields(loginWithPassword, { username: email, password: DEMO_PASSWORD, device });

const logInByPhone = async (phone: string, device: string) => {
  await world.request(phone, { device });
  const proven = await world.verify(phone, await world.codeOf(phone), device);
  const fields = { username: phone, ...identityIn(proven), playerId: '', role: 'customer' };
  return world.sendFields(loginWithIdToken, fields);
};

describe('terms', () => {
  it('are accepted by a sign-up, once for a repeated key', async () => {
    const phone = freshPhone();
    const fields = {
      first_name: 'Meera',
      last_name: 'Joshi',
      phone,
      email: freshEmail(),
      address: 'Pune',
      password: 'a long word for Meera',
    };
    for (const _ of [1, 2]) await world.sendFields(register, fields, { key: 'accept-once' });
    const accepted = await acceptedBy(world, (await accountOfPhone(world, phone)) ?? 0);
    expect(textsOf(accepted)).toEqual(FIRST);
    expect(accepted.map(({ at }) => at.getTime())).toEqual([world.now(), world.now()]);
  });

  it('are accepted by the first login with a phone, which opens the account', async () => {
    const phone = freshPhone();
    expect((await logInByPhone(phone, 'a phone')).body.success).toBe(true);
    const accepted = await acceptedBy(world, (await accountOfPhone(world, phone)) ?? 0);
    expect(textsOf(accepted)).toEqual(FIRST);
  });

  it('are accepted only with the second factor, where one is needed', async () => {
    const { id, phone, email } = await createPerson(world.look, 'customer', world.now());
    await logIn(email, 'an old phone');
    const before = await acceptedBy(world, id);
    const later = world.now() + DAY;
    const back = world.now();
    world.moveClock(later);
    const half = await logInByPhone(phone, 'a new phone');
    expect((half.body.data as { secondProof?: string }).secondProof).toBe('email');
    expect(await acceptedBy(world, id)).toEqual(before);
    const token = tokenIn(half);
    await world.sendFields(requestSecondProof, {}, { token });
    const answer = await world.codeOf(email);
    const whole = await world.sendFields(confirmSecondProof, { answer }, { token });
    expect(whole.body.success).toBe(true);
    // The same version keeps the time at which it was accepted first.
    expect(await acceptedBy(world, id)).toEqual(before);
    world.moveClock(back);
  });

  it('of a failed login are not accepted', async () => {
    const { id, email } = await createPerson(world.look, 'customer', world.now());
    await world.sendFields(loginWithPassword, { username: email, password: 'a wrong one' });
    expect(await acceptedBy(world, id)).toEqual([]);
  });

  it('that were accepted cannot be changed or removed by the server', async () => {
    for (const change of CHANGES_OF_ACCEPTANCE) {
      const tried = world.context.databases.system.transaction(SYSTEM, (tx) => tx.rows(change));
      await expect(tried).rejects.toThrow('permission denied');
    }
  });
});

describe('a new version of the terms', () => {
  it('is announced once to everybody who accepted an older one, and accepted by the next login', async () => {
    world.moveClock(Date.parse('2026-01-17T18:00:00Z'));
    const { id, email } = await createPerson(world.look, 'serviceman', world.now());
    const never = await createPerson(world.look, 'customer', world.now());
    const token = tokenIn(await logIn(email));
    const steps = async () => {
      const go = termsRound(world.context, 7);
      while (await go());
    };
    await steps();
    expect(await noticedOf(world)).toEqual([]);

    world.moveClock(Date.parse('2026-01-17T18:30:00Z'));
    await Promise.all([steps(), steps()]);
    await steps();
    const noticed = await noticedOf(world);
    expect(noticed).toContain(id);
    expect(noticed).not.toContain(never.id);
    expect(noticed).toHaveLength(new Set(noticed).size);

    const list = await world.sendFields(listNotifications, {}, { token });
    expect(JSON.stringify(list.body.data)).toContain(
      'Our terms or our privacy notice have changed',
    );
    // Another role is the same login: nobody saw the terms.
    const switched = await world.sendFields(switchRole, { role: 'customer' }, { token });
    expect(switched.body.success).toBe(true);
    expect(textsOf(await acceptedBy(world, id))).toEqual(FIRST);

    await logIn(email);
    expect(textsOf(await acceptedBy(world, id))).toEqual([
      ...FIRST,
      { document: 'terms', version: '2026-01-18' },
    ]);
  });
});

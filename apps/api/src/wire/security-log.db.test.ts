import { getEarnings } from '@karigar/contract/earnings/get-earnings';
import { CALLS } from '@karigar/contract/registry';
import { exportMyData } from '@karigar/contract/privacy/export-my-data';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { register } from '@karigar/contract/sign-in/register';
import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { createPerson, freshEmail, freshPhone } from '#testing/fresh-people';
import { auditedFrom, CHANGES_OF_LOG, eventsFrom } from '#testing/law-world';
import { createOtpWorld, DEVICE, identityIn, otherCode, type OtpWorld } from '#testing/otp-world';
import { DEMO_PASSWORD, people } from '#testing/people';
import { createTestApp, type Reply } from '#testing/test-app';
import { SECURITY_CALLS } from './security-log.ts';

let world: OtpWorld;
beforeAll(async () => {
  world = await createOtpWorld();
});
afterAll(() => world.close());

const from = (address: string, token?: string) => ({
  headers: { 'x-forwarded-for': address },
  ...(token !== undefined && { token }),
});

const tokenIn = ({ body }: Reply): string => (body.data as { authToken: string }).authToken;

describe('the security log', () => {
  it('has calls of the registry only, each of which is audited', () => {
    const audited = CALLS.filter(({ writes, name }) => writes || name === 'export-my-data');
    const names = new Set(audited.map(({ name }) => name));
    expect([...SECURITY_CALLS].filter((name) => !names.has(name))).toEqual([]);
  });

  it('has a wrong password with the account it was for, the right one, and the end of sessions', async () => {
    const address = '203.0.113.21';
    const { id, email } = await createPerson(world.look, 'customer', world.now());
    const logIn = (password: string, username = email) =>
      world.sendFields(loginWithPassword, { username, password, door: 'customer' }, from(address));
    await logIn('a wrong password');
    await logIn('a wrong password', freshEmail());
    const token = tokenIn(await logIn(DEMO_PASSWORD));
    await world.sendFields(revokeOtherSessions, {}, from(address, token));
    await world.sendFields(logOut, {}, from(address, token));
    const own = { account: id, actor: null, address };
    expect(await eventsFrom(world, address)).toEqual([
      { ...own, kind: 'login-with-password', outcome: 'login.wrong-credentials' },
      { ...own, kind: 'login-with-password', outcome: 'login.wrong-credentials', account: null },
      { ...own, kind: 'login-with-password', outcome: 'ok' },
      { ...own, kind: 'revoke-other-sessions', outcome: 'ok' },
      { ...own, kind: 'log-out', outcome: 'ok' },
    ]);
    expect(await auditedFrom(world, address)).toBe(5);
  });

  it('has a wrong code, and a login that waits for its second factor', async () => {
    const address = '2001:db8:9::21';
    const { phone, email, id } = await createPerson(world.look, 'serviceman', world.now());
    const known = { username: email, password: DEMO_PASSWORD, device: 'an old phone' };
    await world.sendFields(loginWithPassword, known, from('203.0.113.22'));
    await world.request(phone, { device: 'a new phone' }, from(address));
    const code = await world.codeOf(phone);
    await world.verify(phone, otherCode(code), 'a new phone', from(address));
    const proven = await world.verify(phone, code, 'a new phone', from(address));
    const fields = { username: phone, ...identityIn(proven), playerId: '' };
    await world.sendFields(loginWithIdToken, fields, from(address));
    const events = await eventsFrom(world, address);
    expect(events.slice(-3)).toEqual([
      { kind: 'verify-otp', outcome: 'otp.mismatch', account: id, actor: null, address },
      { kind: 'verify-otp', outcome: 'ok', account: id, actor: null, address },
      { kind: 'login-with-id-token', outcome: 'half', account: id, actor: null, address },
    ]);
  });

  it('has a sign-up once, however often its key is repeated', async () => {
    const address = '203.0.113.23';
    const fields = {
      first_name: 'Meera',
      last_name: 'Joshi',
      phone: freshPhone(),
      email: freshEmail(),
      address: 'Pune',
      password: 'a long word for Meera',
    };
    for (const _ of [1, 2])
      await world.sendFields(register, fields, { ...from(address), key: 'sign-up-once' });
    expect(await eventsFrom(world, address)).toMatchObject([{ kind: 'register', outcome: 'ok' }]);
  });

  it('has the change of a password and of bank details, with every refusal', async () => {
    const address = '203.0.113.24';
    const { id, email } = await createPerson(world.look, 'serviceman', world.now());
    await world.sendFields(requestRecoveryOtp, { contact: email, device: DEVICE }, from(address));
    const otp = await world.codeOf(email);
    const reset = { contact: email, device: DEVICE, otp, password: 'a new long password' };
    const logIn = { username: email, password: reset.password };
    expect((await world.sendFields(resetPassword, reset, from(address))).body.success).toBe(true);
    const token = tokenIn(await world.sendFields(loginWithPassword, logIn, from(address)));
    const bank = {
      accountNo: '918273645546372819',
      ifscCode: 'no',
      holderName: 'Kavita Pawar',
      bankName: 'HDFC Bank',
    };
    await world.sendFields(updateBankDetails, bank, from(address, token));
    const own = { account: id, actor: null, address };
    expect((await eventsFrom(world, address)).slice(1)).toEqual([
      { ...own, kind: 'reset-password', outcome: 'ok' },
      { ...own, kind: 'password-changed', outcome: 'ok' },
      { ...own, kind: 'login-with-password', outcome: 'ok' },
      { ...own, kind: 'update-bank-details', outcome: 'bank.ifsc-invalid' },
    ]);
  });

  it('has an operator who reveals a number, with the person it belongs to', async () => {
    const address = '203.0.113.25';
    const fields = {
      accountId: String(people.suresh.id),
      number: 'bankAccount',
      reason: 'The payout came back, the bank asks',
    };
    await world.sendFields(revealSealed, fields, from(address, await world.signIn('priya')));
    expect(await eventsFrom(world, address)).toEqual([
      {
        kind: 'reveal-sealed',
        outcome: 'ok',
        account: people.suresh.id,
        actor: people.priya.id,
        address,
      },
    ]);
  });

  it('has one row for a network that is turned away, however often it comes', async () => {
    const limited = await createTestApp({
      env: { TRUSTED_PROXIES: '1', CALLS_PER_MINUTE_ADDRESS: '3' },
    });
    const [address, other] = ['203.0.113.26', '203.0.113.27'];
    const token = await limited.signIn('asha');
    const statuses: number[] = [];
    for (let nth = 0; nth < 9; nth += 1)
      statuses.push((await limited.sendFields(getProfile, {}, from(address, token))).status);
    await limited.sendFields(getEarnings, {}, from(other, token));
    const [hits, refused] = [await eventsFrom(limited, address), await eventsFrom(limited, other)];
    await limited.close();
    expect(statuses.filter((status) => status === 429).length).toBe(6);
    expect(hits).toEqual([
      { kind: 'turned-away', outcome: 'limit.too-many', account: null, actor: null, address },
    ]);
    expect(refused).toMatchObject([{ outcome: 'role.not-allowed', account: people.asha.id }]);
  });

  it("a person's export has their own events with the address", async () => {
    const address = '203.0.113.28';
    const token = await world.signIn('rohan');
    const reply = await world.sendFields(exportMyData, {}, from(address, token));
    expect(reply.body.code).toBe('step-up.needed');
    expect(await eventsFrom(world, address)).toMatchObject([
      { kind: 'export-my-data', outcome: 'step-up.needed', account: people.rohan.id },
    ]);
  });
});

describe('a row of the security log', () => {
  it('is deleted by no server within a year, and changed by none', async () => {
    const gone = await world.context.databases.system.transaction(SYSTEM, (tx) =>
      tx.rows(CHANGES_OF_LOG.delete),
    );
    expect(gone).toEqual([]);
    const change = world.context.databases.system.transaction(SYSTEM, (tx) =>
      tx.rows(CHANGES_OF_LOG.update),
    );
    await expect(change).rejects.toThrow('permission denied');
  });

  it('names nobody but the caller', async () => {
    const asha = { accountId: people.asha.id, role: 'customer' } as const;
    const forged = world.context.databases.app.transaction(asha, (tx) =>
      tx.rows(CHANGES_OF_LOG.others, [people.suresh.id]),
    );
    await expect(forged).rejects.toThrow('row-level security');
  });
});

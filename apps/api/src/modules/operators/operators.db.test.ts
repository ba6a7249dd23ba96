import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import { acceptInviteWithAuthenticator } from '@karigar/contract/operators/accept-invite-with-authenticator';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { loginWithAuthenticator } from '@karigar/contract/operators/login-with-authenticator';
import { readInvite } from '@karigar/contract/operators/read-invite';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { listExceptions } from '@karigar/contract/visit-problems/list-exceptions';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stepOf, totpAt } from '#auth/totp';
import { createAccountWorld, refusal, tokenOf } from '#testing/account-world';
import { freshEmail } from '#testing/fresh-people';
import {
  BLOCK_OPERATOR,
  codeIn,
  LAST_INVITE,
  ROWS_WITH_EMAIL,
  TAKE_DESKS,
  withOperators,
} from '#testing/operator-world';
import { people } from '#testing/people';
import { eraseByOperations, exportByOperations } from '#privacy/operator-requests';
import { closeByCommandLine, inviteByCommandLine } from './index.ts';

const world = await createAccountWorld();
afterAll(() => world.close());

const operators = withOperators(world);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PASSWORD = 'seven dry umbrellas';

const later = (ms: number): void => world.moveClock(world.now() + ms);
const desk = (token: string) => world.sendFields(getDesk, {}, { token, operator: 'as-is' });
const reveal = (token: string, key?: string) =>
  world.sendFields(
    revealSealed,
    {
      accountId: String(people.suresh.id),
      number: 'bankAccount',
      reason: 'The bank asked for the number',
    },
    { token, operator: 'as-is', ...(key === undefined ? {} : { key }) },
  );

let email = '';
beforeEach(() => {
  email = freshEmail();
  later(HOUR);
});

describe('an invitation', () => {
  it('shows itself, makes an operator with its desks, and opens a session once', async () => {
    const code = await operators.invite(['dispatch', 'help'], email);
    const shown = await world.sendFields(readInvite, { code });
    expect(shown.body.data).toMatchObject({
      email,
      name: 'Meera Joshi',
      desks: ['dispatch', 'help'],
    });
    const accepted = await operators.accept(code, operators.authenticator());
    expect(accepted.body).toMatchObject({ success: true, data: { role: 'operator' } });
    const own = await desk(tokenOf(accepted));
    expect(own.body.data).toMatchObject({
      name: 'Meera Joshi',
      email,
      desks: ['dispatch', 'help'],
      city: null,
      team: 'large',
      hasPasskey: true,
    });
    const again = await operators.accept(code, operators.authenticator());
    expect(again).toMatchObject(refusal('invite.not-valid'));
    expect(await world.sendFields(readInvite, { code })).toMatchObject(refusal('invite.not-valid'));
  });

  it('ends after a day, and when another one is made for the same email', async () => {
    const first = await operators.invite(['help'], email);
    const second = await operators.invite(['help'], email);
    expect(await world.sendFields(readInvite, { code: first })).toMatchObject(
      refusal('invite.not-valid'),
    );
    later(24 * HOUR);
    expect(await operators.accept(second, operators.authenticator())).toMatchObject(
      refusal('invite.not-valid'),
    );
    expect(await world.sendFields(readInvite, { code: 'guessed' })).toMatchObject(
      refusal('invite.not-valid'),
    );
  });

  it('is for desks that go together, names a city, and leaves the audit without its code', async () => {
    const given = { email, name: 'Meera Joshi', city: '' };
    const invite = (desks: string[], city = '') =>
      inviteByCommandLine(world.context, { ...given, desks, city });
    await expect(invite(['admin', 'money'])).rejects.toThrow('do not go together');
    await expect(invite(['audit', 'help'])).rejects.toThrow('do not go together');
    await expect(invite(['kitchen'])).rejects.toThrow('--desk is one of');
    await expect(invite(['help'], 'Atlantis')).rejects.toThrow('no city');
    const link = await invite(['help'], 'pune');
    const token = tokenOf(await operators.accept(codeIn(link), operators.authenticator()));
    expect((await desk(token)).body.data).toMatchObject({ city: 'Pune' });
    const audited = await world.look<{ role: string; code: boolean }>(LAST_INVITE, [codeIn(link)]);
    expect(audited).toEqual([{ role: 'operations', code: false }]);
  });

  it('takes no passkey of another page, of another challenge or that nobody unlocked', async () => {
    const code = await operators.invite(['help'], email);
    const elsewhere = operators.authenticator({ origin: world.context.config.publicUrl.origin });
    const locked = operators.authenticator({ isVerified: false });
    for (const key of [elsewhere, locked])
      expect(await operators.accept(code, key)).toMatchObject(refusal('passkey.not-added'));
    expect((await operators.accept(code, operators.authenticator())).body.success).toBe(true);
  });
});

/** An operator with a passkey. */
const operator = async (desks: Parameters<typeof operators.invite>[0] = ['kyc']) => {
  const key = operators.authenticator();
  const token = tokenOf(await operators.accept(await operators.invite(desks, email), key));
  return { key, token };
};

describe('a login with a passkey', () => {
  it('opens a session at the console; the same passkey opens none after the operator is closed', async () => {
    const { key } = await operator();
    const token = tokenOf(await operators.logIn(key));
    expect((await desk(token)).body.success).toBe(true);
    await closeByCommandLine(world.context, email, 'left the company');
    expect(await desk(token)).toMatchObject({ status: 401 });
    expect(await operators.logIn(key)).toMatchObject(refusal('operator.passkey-refused'));
    await expect(closeByCommandLine(world.context, email, 'again and again')).rejects.toThrow(
      'is no operator',
    );
  });

  it('is refused for a passkey of the public page', async () => {
    const { key } = await operator();
    const { body } = await operators.logIn(key);
    expect(body.success).toBe(true);
    const stranger = operators.authenticator();
    stranger.create({
      challenge: 'AAAA',
      rp: { id: world.context.config.console.url.hostname },
      user: { id: 'AAAA', name: '' },
      excludeCredentials: [],
    });
    expect(await operators.logIn(stranger)).toMatchObject(refusal('operator.passkey-refused'));
  });

  it('ends after thirty minutes without a call, and after twelve hours in any case', async () => {
    const { key } = await operator();
    const idle = tokenOf(await operators.logIn(key));
    later(31 * MINUTE);
    expect(await desk(idle)).toMatchObject({ status: 401, body: { code: 'session.ended' } });
    const busy = tokenOf(await operators.logIn(key));
    for (let at = 0; at < 35; at += 1) {
      later(20 * MINUTE);
      expect((await desk(busy)).status, String(at)).toBe(200);
    }
    later(20 * MINUTE);
    expect((await desk(busy)).status).toBe(401);
  });

  it('leaves at most three sessions, and its passkeys when the others are logged out', async () => {
    const { key } = await operator();
    const tokens: string[] = [];
    for (const device of ['one', 'two', 'three', 'four']) {
      later(MINUTE);
      tokens.push(tokenOf(await operators.logIn(key, device)));
    }
    const token = tokens.at(-1) ?? '';
    const listed = await world.sendFields(listSessions, {}, { token, at: 'console' });
    expect(listed.body.data).toHaveLength(3);
    await world.sendFields(revokeOtherSessions, {}, { token, at: 'console' });
    expect((await desk(tokens[2] ?? '')).status).toBe(401);
    expect((await operators.logIn(key)).body.success).toBe(true);
  });
});

describe('a login with the authenticator', () => {
  const join = async () => {
    const code = await operators.invite(['kyc'], email);
    const { secret, totp } = await operators.totpOf(code);
    const fields = { code, password: PASSWORD, totp, device: 'desk' };
    return { secret, fields };
  };
  const logIn = (secret: string, more: Record<string, string> = {}) =>
    world.sendFields(loginWithAuthenticator, {
      email,
      password: PASSWORD,
      totp: totpAt(secret, stepOf(world.now())),
      device: 'desk',
      ...more,
    });

  it('needs a good password and the right code', async () => {
    const { secret, fields } = await join();
    const send = (more: object) =>
      world.sendFields(acceptInviteWithAuthenticator, { ...fields, ...more });
    expect(await send({ password: 'password' })).toMatchObject(refusal('password.too-weak'));
    expect(await send({ totp: '000000' })).toMatchObject(refusal('authenticator.wrong-code'));
    const token = tokenOf(await send({}));
    expect((await desk(token)).body.data).toMatchObject({ hasPasskey: false });
    later(MINUTE);
    expect((await logIn(secret)).body.success).toBe(true);
    later(MINUTE);
    const wrong = refusal('operator.login-wrong');
    expect(await logIn(secret, { totp: '000000' })).toMatchObject(wrong);
    expect(await logIn(secret, { password: 'another' })).toMatchObject(wrong);
    expect(await logIn(secret, { email: 'nobody@example.in' })).toMatchObject(wrong);
  });

  it('takes no code twice, also not the one that accepted the invitation', async () => {
    const { secret, fields } = await join();
    await world.sendFields(acceptInviteWithAuthenticator, fields);
    const wrong = refusal('operator.login-wrong');
    expect(await logIn(secret, { totp: fields.totp })).toMatchObject(wrong);
    later(MINUTE);
    const totp = totpAt(secret, stepOf(world.now()));
    const both = await Promise.all([logIn(secret, { totp }), logIn(secret, { totp })]);
    expect(both.filter(({ body }) => body.success)).toHaveLength(1);
  });

  it('stops guessing after ten wrong tries', async () => {
    const { secret, fields } = await join();
    await world.sendFields(acceptInviteWithAuthenticator, fields);
    later(MINUTE);
    for (let tries = 0; tries < 10; tries += 1)
      expect(await logIn(secret, { totp: '000000' })).toMatchObject(
        refusal('operator.login-wrong'),
      );
    expect(await logIn(secret)).toMatchObject(refusal('operator.too-many-tries'));
  });

  it('works the queues, and makes no guarded call until a passkey was shown', async () => {
    const { fields } = await join();
    const token = tokenOf(await world.sendFields(acceptInviteWithAuthenticator, fields));
    const needed = { status: 403, body: { code: 'session.proof-needed' } };
    expect(await reveal(token)).toMatchObject(needed);
    const key = operators.authenticator();
    expect(await operators.show(token, key)).toMatchObject(refusal('operator.passkey-refused'));
    await operators.accept(await operators.invite(['kyc'], email), key);
    expect((await operators.show(token, key)).body.success).toBe(true);
    expect((await reveal(token)).status).toBe(200);
  });
});

describe('a shown passkey', () => {
  it('is good for one guarded call within five minutes, and its repeated key needs none', async () => {
    const { key, token } = await operator();
    const first = await reveal(token, 'reveal-1');
    expect(first.body.success).toBe(true);
    const needed = { status: 403, body: { code: 'session.proof-needed' } };
    expect(await reveal(token, 'reveal-2')).toMatchObject(needed);
    expect((await reveal(token, 'reveal-1')).body).toMatchObject({ success: true, data: null });
    await operators.show(token, key);
    later(5 * MINUTE);
    expect(await reveal(token)).toMatchObject(needed);
    await operators.show(token, key);
    const both = await Promise.all([reveal(token), reveal(token)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  it('of another operator proves nothing', async () => {
    const one = await operator();
    email = freshEmail();
    const other = await operator();
    later(6 * MINUTE);
    expect(await operators.show(one.token, other.key)).toMatchObject(
      refusal('operator.passkey-refused'),
    );
    expect((await reveal(one.token)).status).toBe(403);
  });
});

describe('desks', () => {
  it('a call of another desk is refused, and a desk that is taken or a block holds at the next call', async () => {
    const { token } = await operator(['dispatch']);
    const list = () =>
      world.sendFields(listExceptions, { limit: '5' }, { token, operator: 'as-is' });
    expect((await list()).status).toBe(200);
    expect(await reveal(token)).toMatchObject({ status: 403, body: { code: 'desk.not-held' } });
    await world.look(TAKE_DESKS, [email]);
    expect(await list()).toMatchObject({ status: 403, body: { code: 'desk.not-held' } });
    await world.look(BLOCK_OPERATOR, [email]);
    expect(await list()).toMatchObject({ status: 401, body: { code: 'session.ended' } });
  });
});

describe('data of an operator', () => {
  it('is in the export, and after an erasure neither email nor login is left', async () => {
    const { token, key } = await operator();
    const { accountId } = (await desk(token)).body.data as { accountId: number };
    const request = { accountId, reason: 'a letter of the operator' };
    const exported = JSON.stringify(await exportByOperations(world.context, request));
    expect(exported).toContain(email);
    expect(await world.look(ROWS_WITH_EMAIL, [email])).toHaveLength(2);
    expect(await eraseByOperations(world.context, request)).toBe('ok');
    expect(await world.look(ROWS_WITH_EMAIL, [email])).toEqual([]);
    expect((await desk(token)).status).toBe(401);
    expect(await operators.logIn(key)).toMatchObject(refusal('operator.passkey-refused'));
  });
});

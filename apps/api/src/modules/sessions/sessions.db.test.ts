import { logOut } from '@karigar/contract/sign-in/log-out';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { isKnownAt } from '@karigar/contract/listener';
import { CALLS } from '@karigar/contract/registry';
import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { readReply } from '@karigar/contract/wire/read-reply';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { createAccountWorld, refusal, tokenOf, type AccountWorld } from '#testing/account-world';
import { BROWSER_HEADERS, cookieOf, withCookie } from '#testing/browser';
import type { Target } from '#testing/call-row';
import { CALL_ROWS } from '#testing/call-rows';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { DEMO_PASSWORD } from '#testing/people';
import type { Reply } from '#testing/test-app';

const MINUTE = 60_000;

let world: AccountWorld;
let person: FreshPerson;
beforeAll(async () => {
  world = await createAccountWorld();
});
beforeEach(async () => {
  person = await createPerson(world.look, 'serviceman', world.now());
});
afterAll(() => world.close());

type Held = { readonly token: string; readonly headers: Record<string, string> };

const holding = (reply: Reply): Held => ({
  token: tokenOf(reply),
  headers: withCookie(cookieOf(reply)),
});

const logIn = async (headers: Record<string, string> = BROWSER_HEADERS): Promise<Held> =>
  holding(
    await world.sendFields(
      loginWithPassword,
      { username: person.email, password: DEMO_PASSWORD },
      { headers },
    ),
  );

const isIn = async (held: Held): Promise<boolean> =>
  (await world.sendFields(getProfile, {}, held)).status === 200;

const sessionsOf = async (held: Held) => {
  const read = readReply(listSessions, (await world.sendFields(listSessions, {}, held)).body);
  if (read.kind !== 'ok') throw new Error(read.kind);
  return read.data;
};

describe('number of sessions', () => {
  it('an account has at most twenty sessions: the one that was not used for longest ends', async () => {
    const oldest = await logIn();
    const second = await logIn({});
    for (let nth = 2; nth < 20; nth += 1) await logIn({});
    expect(await isIn(oldest)).toBe(true);
    const newest = await logIn({});
    expect(await isIn(oldest)).toBe(false);
    expect(await isIn(second)).toBe(true);
    expect(await sessionsOf(newest)).toHaveLength(20);
  });
});

describe('guest', () => {
  it('a guest has a session bound to the browser, without an account', async () => {
    const reply = await world.sendFields(continueAsGuest, {}, { headers: BROWSER_HEADERS });
    expect(reply).toMatchObject({ status: 200, body: { success: true, message: 'Welcome.' } });
    const guest = holding(reply);
    expect((await world.sendFields(listServiceAddOns, { serviceId: '1' }, guest)).status).toBe(200);
    const alone = await world.sendFields(
      listServiceAddOns,
      { serviceId: '1' },
      { token: guest.token },
    );
    expect(alone.body.code).toBe('session.ended');
  });

  it('[ROLE-03] a guest is refused every call that is not open to guests', async () => {
    const guest = holding(await world.sendFields(continueAsGuest, {}));
    const target = { bookingId: 1, orderId: 1, addOnPrice: '1.00' } as Target;
    for (const call of CALLS.filter(({ who }) => who !== 'anyone' && !who.includes('guest'))) {
      const fields = CALL_ROWS[call.name]?.fields(target, world.now()) ?? {};
      const reply = await world.sendFields(call, fields, guest);
      // At the console a guest does not exist.
      const refused = isKnownAt('public', call)
        ? { status: 403, body: { code: 'role.not-allowed' } }
        : { status: 401, body: { code: 'session.ended' } };
      expect(reply, call.name).toMatchObject(refused);
    }
  });
});

describe('idempotency key before login', () => {
  it('an idempotency key before login belongs to its device: the same key elsewhere is another one', async () => {
    const send = (device: string) =>
      world.sendFields(continueAsGuest, { device }, { key: 'first-visit' });
    const [one, other, again] = [await send('one'), await send('other'), await send('one')];
    expect([tokenOf(one), tokenOf(other)]).toEqual([
      expect.stringMatching(/^.{43}$/),
      expect.stringMatching(/^.{43}$/),
    ]);
    expect(again.body).toMatchObject({ success: true, data: null });
    const scopes = await world.scopesOf('first-visit');
    expect(new Set(scopes).size).toBe(2);
    expect(scopes.join()).not.toMatch(/:(one|other)/);
  });

  it("an idempotency key of a guest belongs to the guest's session", async () => {
    const key = 'good-bye';
    for (let guests = 0; guests < 2; guests += 1) {
      const token = await world.signIn('guest');
      const reply = await world.sendFields(logOut, {}, { token, key });
      expect(reply.body.success).toBe(true);
      const after = await world.sendFields(listServiceAddOns, { serviceId: '1' }, { token });
      expect(after.body.code).toBe('session.ended');
    }
  });
});

describe('switch role', () => {
  it('switching the role opens a session in the other role on this device and ends the old one', async () => {
    const serviceman = await logIn();
    const reply = await world.sendFields(switchRole, { role: 'customer' }, serviceman);
    expect(reply.body).toMatchObject({ success: true, message: 'Role changed.' });
    const customer = holding(reply);
    expect([await isIn(serviceman), await isIn(customer)]).toEqual([false, true]);
    expect(await sessionsOf(customer)).toMatchObject([{ role: 'customer', isCurrent: true }]);
    expect((await world.traces(person.email))?.roles.toSorted()).toEqual([
      'customer',
      'serviceman',
    ]);
    const back = await world.sendFields(switchRole, { role: 'serviceman' }, customer);
    expect(await sessionsOf(holding(back))).toMatchObject([{ role: 'serviceman' }]);
  });

  it('a customer becomes a serviceman, who is told what is missing before jobs are offered', async () => {
    person = await createPerson(world.look, 'customer', world.now());
    const serviceman = holding(
      await world.sendFields(switchRole, { role: 'serviceman' }, await logIn()),
    );
    expect(await sessionsOf(serviceman)).toMatchObject([{ role: 'serviceman' }]);
    const reply = readReply(getDuty, (await world.send(getDuty, {}, serviceman)).body);
    if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
    expect(reply.data.missing.map(({ step }) => step)).toContain('documents');
  });

  it('nobody switches the role to operator, and the try ends nothing', async () => {
    person = await createPerson(world.look, 'customer', world.now());
    const customer = await logIn();
    const tried = await world.sendFields(switchRole, { role: 'operator' }, customer);
    expect(tried).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
    expect(await isIn(customer)).toBe(true);
    expect((await world.traces(person.email))?.roles).toEqual(['customer']);
  });

  it("switching the role moves the device's push subscription", async () => {
    const serviceman = await logIn();
    await world.setPlayer(person.id, 'player-1');
    await world.sendFields(switchRole, { role: 'customer' }, serviceman);
    const { sessions } = (await world.traces(person.email)) ?? { sessions: [] };
    expect(sessions.map(({ player_id }) => player_id)).toEqual(['player-1', 'player-1']);
  });

  it('five concurrent role switches without keys leave one session', async () => {
    const serviceman = await logIn();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        world.sendFields(switchRole, { role: 'customer' }, serviceman),
      ),
    );
    const codes = replies.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'session.ended')).toHaveLength(4);
    const { sessions } = (await world.traces(person.email)) ?? { sessions: [] };
    expect(sessions.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
  });
});

describe('list of sessions', () => {
  it('the list of sessions has device, start and last use of each, and marks the current one', async () => {
    const start = world.now();
    const phone = await logIn();
    world.moveClock(start + 60 * MINUTE);
    const computer = await logIn({
      'sec-fetch-site': 'same-origin',
      'sec-ch-ua': '"Microsoft Edge";v="141"',
      'sec-ch-ua-platform': '"Windows"',
    });
    await logIn({ 'user-agent': 'curl/8.5.0' });
    world.moveClock(start + 90 * MINUTE);
    await isIn(phone);
    expect(await sessionsOf(computer)).toMatchObject([
      { device: 'Edge · Windows', createdAt: start + 60 * MINUTE, isCurrent: true },
      { device: 'Chrome · Android', createdAt: start, lastUsedAt: start + 90 * MINUTE },
      { device: '', lastUsedAt: start + 60 * MINUTE, isCurrent: false },
    ]);
    world.moveClock(start);
  });

  it("the list of sessions leaves out ended and other people's sessions", async () => {
    const start = world.now();
    await logIn({});
    world.moveClock(start + 3 * 60 * MINUTE);
    const held = await logIn();
    await world.signIn('suresh');
    expect(await sessionsOf(held)).toMatchObject([{ isCurrent: true }]);
    world.moveClock(start);
  });
});

describe('end sessions from another device', () => {
  it('ending a session ends it for every call, and a repeat gets the reply of an unknown session', async () => {
    const [phone, computer] = [await logIn(), await logIn()];
    expect(await isIn(phone)).toBe(true);
    const lost = (await sessionsOf(computer)).find(({ isCurrent }) => !isCurrent);
    const id = String(lost?.id);
    const ended = await world.sendFields(revokeSession, { id }, computer);
    expect(ended.body).toMatchObject({ success: true, message: 'That device is logged out.' });
    expect([await isIn(phone), await isIn(computer)]).toEqual([false, true]);
    const missing = await world.sendFields(revokeSession, { id: '999999999' }, computer);
    const again = await world.sendFields(revokeSession, { id }, computer);
    expect(again).toMatchObject(refusal('session.not-found'));
    expect(again.text).toBe(missing.text);
  });

  it("ending another's session is refused", async () => {
    const victim = await logIn();
    const [session] = await sessionsOf(victim);
    const thief = { token: await world.signIn('imran') };
    const reply = await world.sendFields(revokeSession, { id: String(session?.id) }, thief);
    expect(reply).toMatchObject(refusal('session.not-found'));
    expect(await isIn(victim)).toBe(true);
  });

  it('ending the current session removes the cookie', async () => {
    const held = await logIn();
    const [session] = await sessionsOf(held);
    const reply = await world.sendFields(revokeSession, { id: String(session?.id) }, held);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^sid=; Max-Age=0/);
    expect(await isIn(held)).toBe(false);
  });

  it('ending all other sessions ends them at once', async () => {
    const others = [await logIn(), await logIn(), await logIn({})];
    const held = await logIn();
    for (const other of others) await isIn(other);
    const reply = await world.sendFields(revokeOtherSessions, {}, held);
    expect(reply.body).toMatchObject({ success: true, data: { ended: 3 } });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false, false]);
    expect(await isIn(held)).toBe(true);
    const again = await world.sendFields(revokeOtherSessions, {}, held);
    expect(again.body.data).toEqual({ ended: 0 });
  });
});

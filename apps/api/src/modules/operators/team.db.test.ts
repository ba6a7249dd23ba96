import { setTimeout } from 'node:timers/promises';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import { closeOperator } from '@karigar/contract/operators/close-operator';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { inviteOperator } from '@karigar/contract/operators/invite-operator';
import { listOperators } from '@karigar/contract/operators/list-operators';
import { saveDesks } from '@karigar/contract/operators/save-desks';
import { withdrawInvite } from '@karigar/contract/operators/withdraw-invite';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { Desk } from '@karigar/domain/console/desks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { openSealedInvite } from '#platform/invite-message';
import { eraseByOperations } from '#privacy/operator-requests';
import { createAccountWorld, refusal, tokenOf } from '#testing/account-world';
import { createOperatorPerson, freshEmail } from '#testing/fresh-people';
import { CLOSE_ADMINS, KEPT_REASONS, LAST_MAIL, withOperators } from '#testing/operator-world';
import { lockOperator } from './operator-store.ts';

const world = await createAccountWorld();
afterAll(() => world.close());
const operators = withOperators(world);

const REASON = 'Dispatch in Pune needs a third person';
const PUNE = '1';

const operatorOf = async (...desks: Desk[]) => {
  const person = await createOperatorPerson(world.look, world.now(), desks);
  const { authToken: token } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId: person.id, role: 'operator' }),
  );
  return { id: person.id, email: person.email, token };
};
type Operator = Awaited<ReturnType<typeof operatorOf>>;

let admin: Operator;
let second: Operator;
beforeAll(async () => {
  await world.look(CLOSE_ADMINS);
  admin = await operatorOf('admin');
  second = await operatorOf('admin');
});

const invite = (fields: object, by = admin) =>
  world.sendFields(
    inviteOperator,
    { email: freshEmail(), name: 'Meera Joshi', 'desks[]': ['help'], reason: REASON, ...fields },
    by,
  );
const save = (subject: { id: number }, fields: object, by = admin) =>
  world.sendFields(saveDesks, { accountId: String(subject.id), reason: REASON, ...fields }, by);
const close = (subject: { id: number }, by = admin) =>
  world.sendFields(closeOperator, { accountId: String(subject.id), reason: REASON }, by);
const list = async (fields: Record<string, string> = {}, by = admin) => {
  const { body } = await world.sendFields(listOperators, fields, by);
  const reply = readReply(listOperators, body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};
const listed = async ({ id }: { id: number }) =>
  (await list()).operators.find(({ accountId }) => accountId === id);
const requestOf = async (email: string) => {
  const { body } = await world.sendFields(listCountersigns, { which: 'open' }, second);
  const reply = readReply(listCountersigns, body);
  const rows = reply.kind === 'ok' ? reply.data : [];
  const found = rows.find(({ about }) => about?.email === email);
  if (found === undefined) throw new Error('nothing waits');
  return found;
};
const agree = (id: number, by = second) =>
  world.sendFields(answerCountersign, { id: String(id), outcome: 'agreed' }, by);
const mailed = async (email: string): Promise<string | null> => {
  const rows = await world.look<{ payload: unknown }>(LAST_MAIL);
  const mails = rows.map(({ payload }) => openSealedInvite(world.context.vault, payload));
  return mails.find(({ to }) => to === email)?.code ?? null;
};

describe('an invitation from the console', () => {
  it('has no code until another admin agrees; then the link is mailed to the invited person alone', async () => {
    const email = freshEmail();
    const asked = await invite({ email, 'desks[]': ['dispatch', 'help'], cityId: PUNE });
    expect(asked.body.data).toMatchObject({ countersign: expect.stringMatching(/^W-\d+$/) });
    const waiting = (await list()).invites.find((one) => one.email === email);
    expect(waiting).toMatchObject({ name: 'Meera Joshi', isSent: false, cityId: 1 });
    expect(await mailed(email)).toBeNull();
    const request = await requestOf(email);
    expect(request).toMatchObject({
      call: 'invite-operator',
      reason: REASON,
      about: { name: 'Meera Joshi', email, desks: ['dispatch', 'help'], cityId: 1 },
    });
    expect(await agree(request.id, admin)).toMatchObject(refusal('countersign.same-person'));
    const agreed = await agree(request.id);
    expect(agreed.body).toMatchObject({ success: true, data: null });
    const code = (await mailed(email)) ?? '';
    expect(code).toMatch(/^[\w-]{43}$/);
    const replies = [
      asked.body,
      agreed.body,
      await list(),
      await requestOf(email).catch(() => null),
    ];
    expect(JSON.stringify(replies)).not.toContain(code);
    expect((await list()).invites.find((one) => one.email === email)?.isSent).toBe(true);
    const token = tokenOf(await operators.accept(code, operators.authenticator()));
    const desk = await world.sendFields(getDesk, {}, { token, operator: 'as-is' });
    expect(desk.body.data).toMatchObject({ desks: ['dispatch', 'help'], city: 'Pune' });
  });

  it('ends earlier ones of the same email only when it is agreed to', async () => {
    const email = freshEmail();
    const first = await operators.invite(['help'], email);
    await invite({ email, 'desks[]': ['kyc'] });
    await invite({ email, 'desks[]': ['dispatch'] });
    const isOpen = async (code: string) =>
      (await operators.accept(code, operators.authenticator())).body.success;
    await agree((await requestOf(email)).id);
    expect(await isOpen(first)).toBe(false);
    expect(await agree((await requestOf(email)).id)).toMatchObject(refusal('countersign.over'));
    expect(await isOpen((await mailed(email)) ?? '')).toBe(true);
  });

  it('is taken back at once, before and after it was mailed', async () => {
    const withdraw = (id = 0) =>
      world.sendFields(withdrawInvite, { inviteId: String(id), reason: REASON }, admin);
    const inviteOf = async (email: string) =>
      (await list()).invites.find((one) => one.email === email);
    const [kept, sent] = [freshEmail(), freshEmail()];
    await invite({ email: kept });
    await invite({ email: sent });
    await agree((await requestOf(sent)).id);
    const code = (await mailed(sent)) ?? '';
    for (const email of [kept, sent]) {
      const id = (await inviteOf(email))?.id;
      expect((await withdraw(id)).body).toMatchObject({ success: true, message: 'Taken back.' });
      expect(await inviteOf(email)).toBeUndefined();
      expect(await withdraw(id)).toMatchObject(refusal('invite.over'));
    }
    expect(await agree((await requestOf(kept)).id)).toMatchObject(refusal('countersign.over'));
    expect(await operators.accept(code, operators.authenticator())).toMatchObject(
      refusal('invite.not-valid'),
    );
  });

  it('refuses what is not whole, desks that do not go together, and oneself on either side', async () => {
    expect(await invite({ email: 'nobody' })).toMatchObject(refusal('email.invalid'));
    expect(await invite({ name: '7' })).toMatchObject(refusal('operator.name-missing'));
    expect(await invite({ 'desks[]': [] })).toMatchObject(refusal('operator.no-desk'));
    expect(await invite({ reason: 'x' })).toMatchObject(refusal('console.reason-missing'));
    expect(await invite({ cityId: '999' })).toMatchObject(refusal('operator.city-unknown'));
    const apart = refusal('operator.desks-apart');
    expect(await invite({ 'desks[]': ['admin', 'money'] })).toMatchObject(apart);
    expect(await invite({ 'desks[]': ['audit', 'help'] })).toMatchObject(apart);
    const self = refusal('operator.yourself');
    expect(await invite({ email: admin.email })).toMatchObject(self);
    await invite({ email: second.email });
    expect(await agree((await requestOf(second.email)).id)).toMatchObject(self);
  });

  it('is asked for by no other desk', async () => {
    const notHeld = { status: 403, body: { code: 'desk.not-held' } };
    const dispatcher = await operatorOf('dispatch', 'help', 'kyc', 'catalogue', 'money');
    expect(await invite({}, dispatcher)).toMatchObject(notHeld);
    expect(await world.sendFields(listOperators, {}, dispatcher)).toMatchObject(notHeld);
    expect(await world.sendFields(listOperators, {}, await operatorOf('audit'))).toMatchObject(
      notHeld,
    );
  });
});

describe('desks of an operator', () => {
  it('are taken at once and given by two people; the session sees both at its next call', async () => {
    const worker = await operatorOf('dispatch', 'help');
    const desks = async () => {
      const { body } = await world.sendFields(getDesk, {}, worker);
      return (body.data as { desks?: string[] } | null)?.desks;
    };
    const change = { 'seen[]': ['dispatch', 'help'], 'desks[]': ['help', 'kyc'], cityId: PUNE };
    const saved = await save(worker, change);
    expect(saved.body).toMatchObject({ message: 'Asked. A second person must agree.' });
    expect(await desks()).toEqual(['help']);
    expect(await listed(worker)).toMatchObject({ desks: ['help'], cityId: 1 });
    const request = await requestOf(worker.email);
    expect(request).toMatchObject({ call: 'save-desks', about: { desks: ['kyc'], cityId: 1 } });
    expect((await agree(request.id)).body.success).toBe(true);
    expect(await desks()).toEqual(['help', 'kyc']);
    const none = await save(worker, { 'seen[]': ['help', 'kyc'], cityId: PUNE });
    expect(none.body).toMatchObject({ message: 'Saved.', data: { countersign: null } });
    expect(await world.sendFields(getDesk, {}, worker)).toMatchObject({ status: 403 });
  });

  it('a wider city waits for the second person', async () => {
    const worker = await operatorOf('help');
    await save(worker, { 'seen[]': ['help'], 'desks[]': ['help'], cityId: PUNE });
    await save(worker, { 'seen[]': ['help'], 'desks[]': ['help'] });
    expect((await listed(worker))?.cityId).toBe(1);
    await agree((await requestOf(worker.email)).id);
    expect((await listed(worker))?.cityId).toBeNull();
  });

  it('refuses a change of what was not seen, of oneself, and desks that do not go together', async () => {
    const worker = await operatorOf('help');
    const seen = { 'seen[]': ['help'] };
    const changed = refusal('operator.changed');
    expect(await save(worker, { 'desks[]': ['help'] })).toMatchObject(changed);
    const apart = refusal('operator.desks-apart');
    expect(await save(worker, { ...seen, 'desks[]': ['audit', 'help'] })).toMatchObject(apart);
    expect(await save(admin, { 'seen[]': ['admin'] })).toMatchObject(refusal('operator.yourself'));
    expect(await save({ id: 999_999 }, {})).toMatchObject(refusal('operator.not-found'));
    await save(worker, { ...seen, 'desks[]': ['help', 'money'] });
    const { id } = await requestOf(worker.email);
    await save(worker, { ...seen, 'desks[]': ['help', 'admin'] });
    await agree((await requestOf(worker.email)).id);
    await agree(id);
    const held = (await listed(worker))?.desks ?? [];
    expect(held.includes('money') && held.includes('admin')).toBe(false);
    await close(worker);
  });

  it('nobody agrees to their own desks', async () => {
    const third = await operatorOf('admin');
    await save(third, { 'seen[]': ['admin'], 'desks[]': ['admin', 'help'] });
    const { id } = await requestOf(third.email);
    expect(await agree(id, third)).toMatchObject(refusal('operator.yourself'));
    await close(third);
    expect(await agree(id)).toMatchObject(refusal('operator.not-found'));
  });
});

describe('closing an operator', () => {
  it('takes desks, sessions and invitations at once; one who was closed is closed once', async () => {
    const worker = await operatorOf('help');
    const code = await operators.invite(['kyc'], worker.email);
    expect((await close(worker)).body).toMatchObject({ success: true, message: 'Closed.' });
    expect((await world.sendFields(getDesk, {}, worker)).status).toBe(401);
    const reused = await operators.accept(code, operators.authenticator());
    expect(reused).toMatchObject(refusal('invite.not-valid'));
    expect(await listed(worker)).toMatchObject({ desks: [], closedAt: expect.any(Number) });
    expect(await close(worker)).toMatchObject(refusal('operator.not-found'));
    expect(await close(admin)).toMatchObject(refusal('operator.yourself'));
  });

  it('two admins who take the desk from each other leave one', async () => {
    const admins = { 'seen[]': ['admin'] };
    const [one, other] = [await operatorOf('admin'), await operatorOf('admin')];
    await close(admin, one);
    await close(second, one);
    // Both are under way before either can act.
    const { closing } = await world.context.databases.system.transaction(SYSTEM, async (tx) => {
      for (const { id } of [one, other]) await lockOperator(tx, id);
      const sent = Promise.all([save(other, admins, one), save(one, admins, other)]);
      await setTimeout(500);
      return { closing: sent };
    });
    const replies = await closing;
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
    expect(replies.map(({ body }) => body.code)).toContain('operator.last-admin');
    const open = (await list({}, replies[0].body.success ? one : other)).operators.filter(
      ({ desks }) => desks.includes('admin'),
    );
    expect(open).toHaveLength(1);
    admin = replies[0].body.success ? one : other;
    second = await operatorOf('admin');
  });
});

it('the list goes on where the page before ended', async () => {
  const all = (await list()).operators.map(({ accountId }) => accountId);
  const first = await list({ limit: '2' });
  const rest = await list({ limit: '100', after: String(first.next) });
  expect([...first.operators, ...rest.operators].map(({ accountId }) => accountId)).toEqual(all);
  expect(rest.next).toBeNull();
  expect(rest.invites).toEqual([]);
});

it('what was written about an operator goes with the account', async () => {
  const worker = await operatorOf('help');
  await save(worker, { 'seen[]': ['help'], 'desks[]': ['help', 'kyc'] });
  await close(worker);
  const request = { accountId: worker.id, reason: 'a letter of the operator' };
  expect(await eraseByOperations(world.context, request)).toBe('ok');
  expect(await world.look(KEPT_REASONS, [worker.id])).toEqual([{ reason: '—' }]);
});

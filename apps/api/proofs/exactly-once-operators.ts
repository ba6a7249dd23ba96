import { acceptInviteWithAuthenticator } from '@karigar/contract/operators/accept-invite-with-authenticator';
import { beginInvitePasskey } from '@karigar/contract/operators/begin-invite-passkey';
import { beginOperatorLogin } from '@karigar/contract/operators/begin-operator-login';
import { beginPasskeyProof } from '@karigar/contract/operators/begin-passkey-proof';
import { deviceHash } from '#auth/device';
import { stepOf, totpAt } from '#auth/totp';
import {
  createOperatorPerson,
  freshEmail,
  freshPhone,
  type FreshPerson,
} from '#testing/fresh-people';
import { withOperators } from '#testing/operator-world';
import { creationOptionsIn, requestOptionsIn } from '#testing/soft-authenticator';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession, type Stage } from './exactly-once-stage.ts';

const PASSWORD = 'seven dry umbrellas';

/** A device that no other round has, and what counts its sessions. */
const newDevice = ({ app }: Stage) => {
  const device = `desk ${freshPhone()}`;
  return { device, subject: deviceHash(app.context.vault, device) };
};

const newInvite = async ({ app }: Stage) => {
  const email = freshEmail();
  const code = await withOperators(app).invite(['help'], email);
  const [made] = await app.look<{ id: number }>(
    `SELECT id::float8 AS id FROM operator_invites WHERE email = $1`,
    [email],
  );
  return { email, code, id: made?.id ?? 0 };
};

/** An operator with a passkey, and the key that has it. */
const newOperator = async (stage: Stage) => {
  const operators = withOperators(stage.app);
  const { email, code } = await newInvite(stage);
  const key = operators.authenticator();
  const { body } = await operators.accept(code, key);
  const { accountId: id } = body.data as { accountId: number };
  const caller: FreshPerson = { id, role: 'operator', phone: '', email };
  return { caller, key };
};

const REASON = 'The team in Pune changes';

const newAdmin = ({ look, now }: Stage['app']): Promise<FreshPerson> =>
  createOperatorPerson(look, now(), ['admin']);

/** Writes of operators before and beside their work. */
export const OPERATOR_WRITES: Readonly<Record<string, Prepare>> = {
  'begin-invite-passkey': async (stage) => {
    const { code, id } = await newInvite(stage);
    return { caller: null, fields: { code }, effect: 'challenges', subject: `invite:${id}` };
  },
  'accept-invite': async (stage) => {
    const { code } = await newInvite(stage);
    const { device, subject } = newDevice(stage);
    const { body } = await stage.app.sendFields(beginInvitePasskey, { code });
    const key = withOperators(stage.app).authenticator();
    const fields = { code, device, credential: key.create(creationOptionsIn(body.data)) };
    return { caller: null, fields, effect: 'passkeyLogins', subject };
  },
  'accept-invite-with-authenticator': async (stage) => {
    const { code } = await newInvite(stage);
    const { device, subject } = newDevice(stage);
    const { totp } = await withOperators(stage.app).totpOf(code);
    const fields = { code, device, totp, password: PASSWORD };
    return { caller: null, fields, effect: 'passkeyLogins', subject };
  },
  'begin-operator-login': async (stage) => {
    const { device, subject } = newDevice(stage);
    return { caller: null, fields: { device }, effect: 'challenges', subject };
  },
  'login-operator': async (stage) => {
    const { key } = await newOperator(stage);
    const { device, subject } = newDevice(stage);
    const { body } = await stage.app.sendFields(beginOperatorLogin, { device });
    const fields = { device, credential: key.get(requestOptionsIn(body.data)) };
    return { caller: null, fields, effect: 'passkeyLogins', subject };
  },
  'login-with-authenticator': async (stage) => {
    const { app } = stage;
    const { email, code } = await newInvite(stage);
    const { secret, totp } = await withOperators(app).totpOf(code);
    const joined = { code, totp, password: PASSWORD, device: 'first' };
    await app.sendFields(acceptInviteWithAuthenticator, joined);
    const { device, subject } = newDevice(stage);
    const next = totpAt(secret, stepOf(app.now()) + 1);
    const fields = { email, password: PASSWORD, totp: next, device };
    return { caller: null, fields, effect: 'passkeyLogins', subject };
  },
  'begin-passkey-proof': async (stage) => {
    const { caller } = await newOperator(stage);
    const token = await openSession(stage.app, caller);
    const subject = `session:${(await stage.app.context.sessions.find(token))?.sessionId}`;
    return { caller, token, fields: {}, effect: 'challenges', subject };
  },
  'show-passkey': async (stage) => {
    const { caller, key } = await newOperator(stage);
    const token = await openSession(stage.app, caller);
    const { body } = await stage.app.sendFields(beginPasskeyProof, {}, { token });
    const fields = { credential: key.get(requestOptionsIn(body.data)) };
    return { caller, token, fields, effect: 'shownPasskeys', subject: caller.id };
  },
  'invite-operator': async ({ app }) => {
    const [caller, email] = [await newAdmin(app), freshEmail()];
    const fields = { email, name: 'Meera Joshi', 'desks[]': ['help'], reason: REASON };
    return { caller, fields, effect: 'invitesAsked', subject: email };
  },
  'withdraw-invite': async (stage) => {
    const { id } = await newInvite(stage);
    const fields = { inviteId: String(id), reason: REASON };
    const caller = await newAdmin(stage.app);
    return { caller, fields, effect: 'withdrawnInvites', subject: id };
  },
  'save-desks': async ({ app }) => {
    const caller = await newAdmin(app);
    const { id } = await createOperatorPerson(app.look, app.now(), ['help']);
    const desks = { 'seen[]': ['help'], 'desks[]': ['help', 'kyc'] };
    const fields = { accountId: String(id), ...desks, reason: REASON };
    return { caller, fields, effect: 'desksAsked', subject: id };
  },
  'close-operator': async ({ app }) => {
    const caller = await newAdmin(app);
    const { id } = await createOperatorPerson(app.look, app.now(), ['help']);
    const fields = { accountId: String(id), reason: REASON };
    return { caller, fields, effect: 'closedOperators', subject: id };
  },
};

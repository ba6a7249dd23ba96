import { getProfile } from '@karigar/contract/profile/get-profile';
import { updateBankDetails } from '@karigar/contract/profile/update-bank-details';
import { updateProfile } from '@karigar/contract/profile/update-profile';
import { confirmSecondProof } from '@karigar/contract/recovery/confirm-second-proof';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { resetPassword } from '@karigar/contract/recovery/reset-password';
import { startFreshAccount } from '@karigar/contract/recovery/start-fresh-account';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { ASKED_ACTS, withChangeOtp, type AskedAct } from '#testing/change-otp';
import { freshEmail, freshPhone, type FreshPerson } from '#testing/fresh-people';
import type { OtpWorld } from '#testing/otp-world';
import { withPasskeys } from '#testing/passkey-world';
import { DEMO_PASSWORD } from '#testing/people';
import type { Reply } from '#testing/test-app';
import { bankFields, EVIL_BANK, OWN_BANK } from './takeover-banks.ts';
import { ENTRY, HOLDINGS, isOwner, PHONE, type Holding } from './takeover-holdings.ts';
import { earnMoney, isPaidOut, pressAny } from './takeover-links.ts';
import { HOME, logInOn, OLD_PHONE, openVictim, tokenIn } from './takeover-owner.ts';
import { bankOf, emailOf, passkeysOf, phoneOf, recovers } from './takeover-store.ts';

const EVIL_PASSWORD = 'a long word of a stranger';
const MINUTE = 60;
const HOUR = 3600;

type Random = () => number;
const pick = <One>(random: Random, list: readonly One[]): One => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

type Attack = {
  readonly world: OtpWorld;
  readonly random: Random;
  readonly person: FreshPerson;
  readonly held: ReadonlySet<Holding>;
  readonly mailbox: string;
  readonly phone: string;
  /** Names the attacker can give: an own one, none, and that of the stolen old phone. */
  readonly devices: readonly string[];
  tokens: string[];
  pending: string[];
  codesLeft: number;
  knowsPassword: string | null;
  /** The owner has said "This was not me". */
  hasObjected: boolean;
};

/** Where the attacker reads what is sent. */
const readBy = ({ person, held, mailbox, phone }: Attack): string[] => [
  mailbox,
  phone,
  ...(held.has('mailbox') ? [person.email] : []),
  ...(held.has('sim') ? [person.phone] : []),
];

/** Whoever may give the account another email has changed where its codes go. */
const emailNow = async ({ world, person }: Attack): Promise<string> =>
  (await emailOf(world.look, person.id)) ?? person.email;

/** The code that was sent to an address, if the attacker can read it there. */
const readCode = async (attack: Attack, to: string, before: number): Promise<string> => {
  const { world, person } = attack;
  if (readBy(attack).includes(to)) return world.codeOf(to, before + 1);
  if (to === person.phone && attack.codesLeft > 0) {
    attack.codesLeft -= 1;
    return world.codeOf(to, before + 1);
  }
  return '000000';
};

const anySession = ({ tokens, random }: Attack): string | null =>
  tokens.length === 0 ? null : pick(random, tokens);

const keepSession = (attack: Attack, reply: Reply): void => {
  const token = tokenIn(reply);
  if (!reply.body.success || token === null) return;
  const { secondProof } = reply.body.data as { secondProof?: string };
  (secondProof === undefined ? attack.tokens : attack.pending).push(token);
};

/** Waits a minute where a code was sent just before. */
const patiently = async ({ later }: OtpWorld, request: () => Promise<Reply>): Promise<Reply> => {
  const reply = await request();
  if (reply.body.code !== 'otp.too-soon') return reply;
  later(MINUTE);
  return request();
};

/** A session that the owner ended is of no use any more. */
const dropEnded = (attack: Attack, token: string, { body }: Reply): void => {
  if (body.code === 'session.ended') attack.tokens = attack.tokens.filter((one) => one !== token);
};

type Move = (attack: Attack) => Promise<void>;

const enterByPhone: Move = async (attack) => {
  const { world, person, random, devices } = attack;
  const device = pick(random, devices);
  const before = (await world.codes(person.phone)).length;
  const sent = await patiently(world, () => world.request(person.phone, { device }));
  if (!sent.body.success) return;
  const code = await readCode(attack, person.phone, before);
  const verified = await world.verify(person.phone, code, device);
  if (!verified.body.success) return;
  const { userId, idToken } = verified.body.data as { userId: string; idToken: string };
  const login = { username: person.phone, userId, playerId: '', idToken };
  keepSession(attack, await world.sendFields(loginWithIdToken, login));
};

const enterByPassword: Move = async (attack) => {
  const password = attack.knowsPassword;
  if (password === null) return;
  const login = { username: await emailNow(attack), password };
  keepSession(attack, await attack.world.sendFields(loginWithPassword, login));
};

const recover =
  (by: 'phone' | 'email'): Move =>
  async (attack) => {
    const { world, person, random, devices } = attack;
    const device = pick(random, devices);
    const contact = by === 'phone' ? person.phone : await emailNow(attack);
    const before = (await world.codes(contact)).length;
    const sent = await patiently(world, () =>
      world.sendFields(requestRecoveryOtp, { contact, device }),
    );
    if (!sent.body.success || !(await recovers(world.look, person.id, contact))) return;
    const otp = await readCode(attack, contact, before);
    const reset = { contact, device, otp, password: EVIL_PASSWORD };
    const reply = await world.sendFields(resetPassword, reset);
    if (reply.body.success) attack.knowsPassword = EVIL_PASSWORD;
  };

type Asked = Parameters<ReturnType<typeof withChangeOtp>['request']>[0];

/** Asks for a code, and shows what the attacker can read of it. */
const showCode = async (attack: Attack, token: string, asked: Asked, to: string): Promise<void> => {
  const before = (await attack.world.codes(to)).length;
  const calls = withChangeOtp(attack.world, token);
  const sent = await patiently(attack.world, () => calls.request(asked));
  dropEnded(attack, token, sent);
  if (!sent.body.success) return;
  const code = await readCode(attack, to, before);
  await calls.verify(asked, code, attack.knowsPassword ?? undefined);
};

type Contact = 'phone' | 'email';

const proveOwn = async (attack: Attack, token: string, what: Contact): Promise<void> => {
  const [purpose, to] =
    what === 'phone'
      ? (['newPhone', attack.phone] as const)
      : (['newEmail', attack.mailbox] as const);
  await showCode(attack, token, { purpose, to }, to);
};

const showNew =
  (what: Contact): Move =>
  async (attack) => {
    const token = anySession(attack);
    if (token !== null) await proveOwn(attack, token, what);
  };

const showAct = async (attack: Attack, token: string, purpose: AskedAct): Promise<void> => {
  const { world, person, random } = attack;
  const email = await emailOf(world.look, person.id);
  const by = email === null ? 'phone' : pick(random, ['phone', 'email'] as const);
  await showCode(attack, token, { purpose, by }, by === 'phone' ? person.phone : (email ?? ''));
};

/** For any act: a code that was read out for one must not open another. */
const showAnyAct: Move = async (attack) => {
  const token = anySession(attack);
  if (token !== null) await showAct(attack, token, pick(attack.random, ASKED_ACTS));
};

/** Tries, shows what is asked for, and tries again. */
const insist = async (
  attack: Attack,
  [token, act]: readonly [token: string, act: AskedAct],
  attempt: () => Promise<Reply>,
): Promise<Reply> => {
  const reply = await attempt();
  dropEnded(attack, token, reply);
  if (reply.body.code !== 'step-up.needed') return reply;
  await showAct(attack, token, act);
  return attempt();
};

/** The own phone or mailbox has to be proven too, in this session. */
const changeProfile =
  (what: Contact): Move =>
  async (attack) => {
    const token = anySession(attack);
    if (token === null) return;
    const { world, person } = attack;
    const contact = { phone: person.phone, email: person.email };
    const fields = { firstName: 'Kavita', lastName: 'Pawar', address: '', ...contact };
    const evil = what === 'phone' ? { phone: attack.phone } : { email: attack.mailbox };
    const act = what === 'phone' ? 'changePhone' : 'changeEmail';
    const change = () => world.sendFields(updateProfile, { ...fields, ...evil }, { token });
    const reply = await insist(attack, [token, act], change);
    if (reply.body.code !== `${what}.proof-needed`) return;
    await proveOwn(attack, token, what);
    await change();
  };

const changeBank: Move = async (attack) => {
  const token = anySession(attack);
  if (token === null) return;
  const part = pick(attack.random, ['number', 'ifsc', 'holder', 'all'] as const);
  const bank = part === 'all' ? EVIL_BANK : { ...OWN_BANK, [part]: EVIL_BANK[part] };
  await insist(attack, [token, 'changeBank'], () =>
    attack.world.sendFields(updateBankDetails, bankFields(bank), { token }),
  );
};

/** A way in that would stay: the attacker's own passkey, used at once. */
const addPasskey: Move = async (attack) => {
  const token = anySession(attack);
  if (token === null) return;
  const passkeys = withPasskeys(attack.world);
  const evil = passkeys.authenticator();
  const added = await insist(attack, [token, 'addPasskey'], () => passkeys.add(token, evil));
  if (added.body.success) keepSession(attack, await passkeys.logIn(evil, attack.devices[0] ?? ''));
};

/** The last four of the bank account are shown to whoever has a session. */
const answerSecondProof: Move = async (attack) => {
  const token = attack.pending.at(-1);
  if (token === undefined) return;
  const { world } = attack;
  const email = await emailNow(attack);
  const before = (await world.codes(email)).length;
  await world.sendFields(requestSecondProof, {}, { token });
  const answer = readBy(attack).includes(email)
    ? await readCode(attack, email, before)
    : attack.tokens.length > 0
      ? OWN_BANK.number.slice(-4)
      : '0000';
  keepSession(attack, await world.sendFields(confirmSecondProof, { answer }, { token }));
};

const startFresh: Move = async (attack) => {
  const token = attack.pending.at(-1);
  if (token === undefined) return;
  await attack.world.sendFields(startFreshAccount, {}, { token });
};

const takeRole: Move = async (attack) => {
  const token = anySession(attack);
  if (token === null) return;
  const reply = await attack.world.sendFields(switchRole, { role: 'customer' }, { token });
  keepSession(attack, reply);
};

/** To freeze payouts is all that a link does, so pressing one must not help to take the account. */
const pressLink: Move = async (attack) => {
  await pressAny(attack.world, readBy(attack), attack.random);
};

const WAYS_IN: readonly Move[] = [
  enterByPhone,
  enterByPassword,
  recover('phone'),
  recover('email'),
  answerSecondProof,
  startFresh,
];

const MOVES: readonly Move[] = [
  ...WAYS_IN,
  showAnyAct,
  showNew('phone'),
  showNew('email'),
  changeProfile('phone'),
  changeProfile('email'),
  changeBank,
  changeBank,
  addPasskey,
  takeRole,
  pressLink,
];

/** Without a session there is little else to do than to get one. */
const nextMove = ({ random, tokens }: Attack): Move =>
  pick(random, tokens.length === 0 && random() < 0.8 ? WAYS_IN : MOVES);

/**
 * The owner reads the messages, and often presses "This was not me"; opens the app within a day, sees a new device or a
 * change, and logs the others out.
 */
const ownerLooks = async (attack: Attack): Promise<void> => {
  const { world, person, random } = attack;
  if (random() < 0.5 && (await pressAny(world, [person.phone, person.email], random)))
    attack.hasObjected = true;
  const token = await logInOn(world, person, HOME);
  if (token === null) return;
  await world.sendFields(getProfile, {}, { token });
  await world.sendFields(revokeOtherSessions, {}, { token });
};

export type TakeoverRun = {
  readonly sequences: number;
  readonly calls: number;
  readonly taken: readonly string[];
};

/**
 * Whether the account is still its owner's alone: phone, email, no passkey, and the own bank account. A first bank
 * account may be entered with a session alone; it is not confirmed then, and nothing is paid to it.
 */
const isTaken = async (attack: Attack, hasBank: boolean): Promise<string | null> => {
  const { world, person, held, mailbox } = attack;
  if ((await phoneOf(world.look, person.id)) !== person.phone) return 'the phone';
  // Whoever reads the mailbox, knows the password and has a settled session may give another one.
  const hasTheEmail = (['session', 'mailbox', 'password'] as const).every((one) => held.has(one));
  if (!hasTheEmail && (await emailOf(world.look, person.id)) === mailbox) return 'the email';
  if ((await passkeysOf(world.look, person.id)) > 0) return 'a passkey';
  const bank = await bankOf(world, person.id);
  if (!hasBank) return bank?.isConfirmed === true ? 'the bank account' : null;
  const isOwn =
    bank?.number === OWN_BANK.number &&
    bank.ifsc === OWN_BANK.ifsc &&
    bank.holder === OWN_BANK.holder;
  return isOwn ? null : 'the bank account';
};

/** Long after every change, when only what the owner said can stop a payout. */
const isPaidAfterAll = async ({ world, person, hasObjected }: Attack): Promise<boolean> => {
  if (!hasObjected) return false;
  world.later(80 * HOUR);
  return isPaidOut(world, person);
};

/** Plays random attacks on fresh accounts by somebody with these holdings, until so many accounts are taken. */
export const runTakeover = async (
  world: OtpWorld,
  plan: { sequences: number; length: number; random: Random; atMost?: number },
): Promise<TakeoverRun> => {
  const { sequences, length, random, atMost = Infinity } = plan;
  const taken: string[] = [];
  let calls = 0;
  for (let sequence = 1; sequence <= sequences && taken.length < atMost; sequence += 1) {
    const [hasBank, hasEmail] = [random() < 0.6, random() < 0.6];
    const held = new Set(HOLDINGS.filter(() => random() < 0.4));
    // Nobody reads a mailbox that the account does not have.
    if (!hasEmail) held.delete('mailbox');
    if (isOwner(held)) for (const one of random() < 0.5 ? PHONE : ENTRY) held.delete(one);
    const { person, token } = await openVictim(world, { hasBank, hasEmail });
    if (hasBank) await earnMoney(world, person);
    const attack: Attack = {
      world,
      random,
      person,
      held,
      mailbox: freshEmail(),
      phone: freshPhone(),
      devices: [`evil-${sequence}`, '', ...(held.has('sim') ? [OLD_PHONE] : [])],
      tokens: held.has('session') ? [token] : [],
      pending: [],
      codesLeft: held.has('read-out code') ? 1 : 0,
      knowsPassword: held.has('password') ? DEMO_PASSWORD : null,
      hasObjected: false,
    };
    for (let step = 0; step < length; step += 1) {
      const chance = random();
      if (chance < 0.08) {
        world.later(pick(random, [60, HOUR, 20 * HOUR]));
        await ownerLooks(attack);
      } else await nextMove(attack)(attack);
      calls += 1;
      const lost = await isTaken(attack, hasBank);
      if (lost === null) continue;
      taken.push(
        `sequence ${sequence}: ${lost}, with ${[...held].join(' and ')} after ${step + 1} steps`,
      );
      break;
    }
    if (await isPaidAfterAll(attack))
      taken.push(`sequence ${sequence}: a payout after the owner said "This was not me"`);
  }
  return { sequences, calls, taken };
};

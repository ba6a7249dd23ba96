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
import { deviceHash } from '#auth/device';
import { withChangeOtp } from '#testing/change-otp';
import { createPerson, freshEmail, freshPhone, type FreshPerson } from '#testing/fresh-people';
import type { OtpWorld } from '#testing/otp-world';
import { withPasskeys } from '#testing/passkey-world';
import { DEMO_PASSWORD } from '#testing/people';
import type { Reply } from '#testing/test-app';
import { earnMoney, isPaidOut, pressAny } from './takeover-links.ts';
import { bankOf, passkeysOf, phoneOf } from './takeover-store.ts';

/** What somebody who attacks an account may have of it. Nobody has the phone in the owner's hands. */
export const HOLDINGS = ['session', 'mailbox', 'read-out code', 'sim', 'password'] as const;
export type Holding = (typeof HOLDINGS)[number];

const PHONE: ReadonlySet<Holding> = new Set(['sim', 'read-out code']);
/** What opens a session that grows old, beside the phone. */
const ENTRY: ReadonlySet<Holding> = new Set(['session', 'mailbox', 'password']);

/** The rule asks for two: the phone's code, and a session on a device that is not new. Whoever has both is the owner. */
const isOwner = (held: ReadonlySet<Holding>): boolean =>
  [...held].some((one) => PHONE.has(one)) && [...held].some((one) => ENTRY.has(one));

type Bank = { readonly number: string; readonly ifsc: string; readonly holder: string };
const OWN_BANK: Bank = { number: '111122223333', ifsc: 'HDFC0001234', holder: 'Kavita Pawar' };
const EVIL_BANK: Bank = { number: '999988887777', ifsc: 'KKBK0000811', holder: 'Someone Else' };
const EVIL_PASSWORD = 'a long word of a stranger';
const HOUR = 3600;
const HOME = 'home';

const bankFields = ({ number, ifsc, holder }: Bank) => ({
  accountNo: number,
  ifscCode: ifsc,
  holderName: holder,
  bankName: 'A bank',
});

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

const tokenIn = ({ body }: Reply): string | null => {
  const { authToken, token } = (body.data ?? {}) as { authToken?: string; token?: string };
  return authToken ?? token ?? null;
};

/** Where the attacker reads what is sent. */
const readBy = ({ person, held, mailbox, phone }: Attack): string[] => [
  mailbox,
  phone,
  ...(held.has('mailbox') ? [person.email] : []),
  ...(held.has('sim') ? [person.phone] : []),
];

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

type Move = (attack: Attack) => Promise<void>;

const enterByPhone: Move = async (attack) => {
  const { world, person, random, devices } = attack;
  const device = pick(random, devices);
  const before = (await world.codes(person.phone)).length;
  const sent = await world.request(person.phone, { device });
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
  const login = { username: attack.person.email, password };
  keepSession(attack, await attack.world.sendFields(loginWithPassword, login));
};

const recover =
  (by: 'phone' | 'email'): Move =>
  async (attack) => {
    const { world, person, random, devices } = attack;
    const device = pick(random, devices);
    const contact = person[by];
    const before = (await world.codes(contact)).length;
    const sent = await world.sendFields(requestRecoveryOtp, { contact, device });
    if (!sent.body.success) return;
    const otp = await readCode(attack, contact, before);
    const reset = { contact, device, otp, password: EVIL_PASSWORD };
    const reply = await world.sendFields(resetPassword, reset);
    if (reply.body.success) attack.knowsPassword = EVIL_PASSWORD;
  };

const prove =
  (purpose: 'stepUp' | 'newPhone' | 'newEmail', by?: 'email'): Move =>
  async (attack) => {
    const token = anySession(attack);
    if (token === null) return;
    const { world, person, mailbox, phone } = attack;
    const to = {
      stepUp: by === 'email' ? person.email : person.phone,
      newPhone: phone,
      newEmail: mailbox,
    }[purpose];
    const asked = { purpose, ...(by && { by }), ...(purpose === 'stepUp' ? {} : { to }) };
    const before = (await world.codes(to)).length;
    const calls = withChangeOtp(world, token);
    const sent = await calls.request(asked);
    if (!sent.body.success) return;
    await calls.verify(
      asked,
      await readCode(attack, to, before),
      attack.knowsPassword ?? undefined,
    );
  };

const changeProfile =
  (what: 'phone' | 'email'): Move =>
  async (attack) => {
    const token = anySession(attack);
    if (token === null) return;
    const { world, person } = attack;
    const contact = { phone: person.phone, email: person.email };
    const fields = { firstName: 'Kavita', lastName: 'Pawar', address: '', ...contact };
    const evil = what === 'phone' ? { phone: attack.phone } : { email: attack.mailbox };
    await world.sendFields(updateProfile, { ...fields, ...evil }, { token });
  };

const changeBank: Move = async (attack) => {
  const token = anySession(attack);
  if (token === null) return;
  const part = pick(attack.random, ['number', 'ifsc', 'holder', 'all'] as const);
  const bank = part === 'all' ? EVIL_BANK : { ...OWN_BANK, [part]: EVIL_BANK[part] };
  await attack.world.sendFields(updateBankDetails, bankFields(bank), { token });
};

/** A way in that would stay: the attacker's own passkey, used at once. */
const addPasskey: Move = async (attack) => {
  const token = anySession(attack);
  if (token === null) return;
  const passkeys = withPasskeys(attack.world);
  const evil = passkeys.authenticator();
  const added = await passkeys.add(token, evil);
  if (added.body.success) keepSession(attack, await passkeys.logIn(evil, attack.devices[0] ?? ''));
};

/** The last four of the bank account are shown to whoever has a session. */
const answerSecondProof: Move = async (attack) => {
  const token = attack.pending.at(-1);
  if (token === undefined) return;
  const { world, person, held } = attack;
  const before = (await world.codes(person.email)).length;
  await world.sendFields(requestSecondProof, {}, { token });
  const answer = held.has('mailbox')
    ? await readCode(attack, person.email, before)
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

const MOVES: readonly Move[] = [
  enterByPhone,
  enterByPassword,
  recover('phone'),
  recover('email'),
  prove('stepUp'),
  prove('stepUp', 'email'),
  prove('newPhone'),
  prove('newEmail'),
  changeProfile('phone'),
  changeProfile('email'),
  changeBank,
  changeBank,
  addPasskey,
  answerSecondProof,
  startFresh,
  takeRole,
  pressLink,
];

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

/** A phone of the owner that was lost: its device has ended sessions of the account. */
const OLD_PHONE = 'old phone';

/** The owner also has the mailbox and knows the own numbers; null while too many codes were sent. */
const showSecondFactor = async (
  { codes, codeOf, sendFields }: OtpWorld,
  { email }: FreshPerson,
  { token, proof }: { readonly token: string; readonly proof: string },
): Promise<string | null> => {
  const before = (await codes(email)).length;
  const asked = await sendFields(requestSecondProof, {}, { token });
  if (proof === 'email' && !asked.body.success) return null;
  const answer = proof === 'email' ? await codeOf(email, before + 1) : OWN_BANK.number.slice(-4);
  return tokenIn(await sendFields(confirmSecondProof, { answer }, { token }));
};

/** Null when the owner has to wait: after "This was not me" every device needs the second factor again. */
const logInOn = async (
  world: OtpWorld,
  person: FreshPerson,
  device: string,
): Promise<string | null> => {
  const { context, now, sendFields } = world;
  const userId = `user-${person.phone}`;
  const subject = { userId, phone: person.phone, device: deviceHash(context.vault, device) };
  const idToken = await context.issuer.issue(subject, now());
  const login = { username: person.phone, userId, playerId: '', idToken };
  const reply = await sendFields(loginWithIdToken, login);
  const token = tokenIn(reply);
  if (token === null) throw new Error('the owner cannot log in');
  const { secondProof: proof } = reply.body.data as { secondProof?: string };
  return proof === undefined ? token : showSecondFactor(world, person, { token, proof });
};

/**
 * Opens the account as its owner does: on an old phone too, which is logged out later, in both roles, and with a bank
 * account that the phone confirmed.
 */
const openVictim = async (world: OtpWorld, hasBank: boolean) => {
  const person = await createPerson(world.look, 'serviceman', world.now());
  await logInOn(world, person, OLD_PHONE);
  const home = (await logInOn(world, person, HOME)) ?? '';
  if (hasBank) {
    await withChangeOtp(world, home).prove({ purpose: 'stepUp' }, person.phone);
    const fields = { ...bankFields(OWN_BANK), confirm: 'yes' };
    const saved = await world.sendFields(updateBankDetails, fields, { token: home });
    if (!saved.body.success) throw new Error(`the owner's bank: ${String(saved.body.code)}`);
  }
  const asCustomer = await world.sendFields(switchRole, { role: 'customer' }, { token: home });
  const back = { token: tokenIn(asCustomer) ?? '' };
  const token = tokenIn(await world.sendFields(switchRole, { role: 'serviceman' }, back)) ?? '';
  world.later(80 * HOUR);
  // The session idles out; the owner logs in again and logs the old phone out.
  const now = (await logInOn(world, person, HOME)) ?? '';
  await world.sendFields(revokeOtherSessions, {}, { token: now });
  return { person, token: now, earlier: token };
};

/** Whether the account is still its owner's alone: the phone, no passkey, and no other confirmed bank account. */
const isTaken = async ({ world, person }: Attack, hasBank: boolean): Promise<string | null> => {
  if ((await phoneOf(world.look, person.id)) !== person.phone) return 'the phone';
  if ((await passkeysOf(world.look, person.id)) > 0) return 'a passkey';
  const bank = await bankOf(world, person.id);
  if (bank === null || !bank.isConfirmed) return null;
  const isOwn = hasBank && bank.number === OWN_BANK.number;
  return isOwn && bank.ifsc === OWN_BANK.ifsc && bank.holder === OWN_BANK.holder
    ? null
    : 'the bank account';
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
    const held = new Set(HOLDINGS.filter(() => random() < 0.4));
    if (isOwner(held)) for (const one of PHONE) held.delete(one);
    const hasBank = random() < 0.7;
    const { person, token } = await openVictim(world, hasBank);
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
      } else await pick(random, MOVES)(attack);
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

import { setTimeout as pause } from 'node:timers/promises';
import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { verifyOtp } from '@karigar/contract/sign-in/verify-otp';
import { relayOnce } from '#relay/relay';
import { startJobs } from '#worker/start-jobs';
import { createAccountWorld } from './account-world.ts';
import { solveCaptcha, type Captcha } from './solve-captcha.ts';
import type { Reply, SendOptions } from './test-app.ts';

export const DEVICE = 'device-1';
const LONGEST_WAIT_MS = 60_000;

const SENDS = `SELECT FROM otp_sends`;
const INBOX = `SELECT body FROM dev_inbox WHERE recipient = $1 ORDER BY id`;

const waitFor = async <Found>(look: () => Promise<Found | null | undefined>): Promise<Found> => {
  const last = Date.now() + LONGEST_WAIT_MS;
  while (Date.now() < last) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    await pause(20);
  }
  throw new Error('no message arrived');
};

/** A test app with workers, an inbox to read codes from, and callers from any address. */
export const createOtpWorld = async (env: Record<string, string> = {}) => {
  const world = await createAccountWorld({
    env: { TRUSTED_PROXIES: '1', ...env },
  });
  const jobs = startJobs(world.context);
  /** Solves a required captcha and sends again, as the app does; fields with a captcha are sent as they are. */
  const sendFields: typeof world.sendFields = async (call, fields, options) => {
    const reply = await world.sendFields(call, fields, options);
    if (reply.body.code !== 'captcha.needed' || 'captcha' in fields) return reply;
    const { body } = await world.sendFields(getCaptcha, {}, { headers: options?.headers ?? {} });
    const captcha = solveCaptcha(body.data as Captcha);
    const key = options?.key === undefined ? {} : { key: `${options.key}-captcha` };
    return world.sendFields(call, { ...fields, captcha }, { ...options, ...key });
  };
  const from = (address: string, options: SendOptions = {}): SendOptions => ({
    ...options,
    headers: { 'x-forwarded-for': address, ...options.headers },
  });
  /** By phone or email. */
  const inbox = async (to: string): Promise<string[]> =>
    (await world.look<{ body: string }>(INBOX, [to.includes('@') ? to : `+91${to}`])).map(
      ({ body }) => body,
    );
  /** Filters out other messages; jobs run in any order. */
  const codes = async (to: string): Promise<string[]> =>
    (await inbox(to)).flatMap((body) => /^\d{6}/.exec(body) ?? []);
  let addresses = 0;

  return {
    ...world,
    sendFields,
    inbox,
    sends: async (): Promise<number> => (await world.look(SENDS)).length,
    /** A whole table, as text. */
    rowsOf: async (table: string): Promise<string> =>
      JSON.stringify(await world.look(`SELECT t::text FROM ${table} t`)),
    /** From a new IP address each time, unless the options name one. */
    request: (phone: string, more: Record<string, string> = {}, options: SendOptions = {}) => {
      addresses += 1;
      const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
      const fields = { phone, device: DEVICE, ...more };
      return sendFields(requestOtp, fields, from(address, options));
    },
    verify: (phone: string, otp: string, device = DEVICE, options: SendOptions = {}) =>
      world.sendFields(verifyOtp, { phone, device, otp }, options),
    captcha: async (): Promise<Captcha> =>
      (await world.sendFields(getCaptcha, {})).body.data as Captcha,
    codes,
    /** The nth code of the recipient, counted from 1. */
    codeOf: async (to: string, nth = 1): Promise<string> => {
      await relayOnce(world.context);
      return waitFor(async () => (await codes(to))[nth - 1]);
    },
    /** Waits for the recipient's message with these words. */
    letter: async (to: string, words: string): Promise<string> => {
      await relayOnce(world.context);
      return waitFor(async () => (await inbox(to)).find((body) => body.includes(words)));
    },
    later: (seconds: number): void => world.moveClock(world.now() + seconds * 1000),
    close: async (): Promise<void> => {
      await jobs.stop();
      await world.close();
    },
  };
};

export type OtpWorld = Awaited<ReturnType<typeof createOtpWorld>>;

export const identityIn = (reply: Reply) => reply.body.data as { userId: string; idToken: string };

export const otherCode = (code: string): string => (code === '123456' ? '654321' : '123456');

/** The server on a faster clock, with little patience for providers, and with a bug that the proof must find. */
import { readFileSync } from 'node:fs';
import { readConfig, type Config } from '#config';
import { createContext } from '#create-context';
import { createSms } from '#platform/messages/create-sms';
import { SendFailure } from '#platform/messages/send-failure';
import type { SmsProvider } from '#platform/messages/sms-settings';
import { startServer } from '#server';
import { fastTime, type FastClock } from './fast-clock.ts';

export type PlantedBug = 'what may be sent is sent by the next';

/** As much of the faster clock's time as ten seconds are of ours would be too long for a message that is urgent. */
const PROVIDER_MS = 1500;

const { PLANTED_BUG: bug = '', FAST_CLOCK: file = '' } = process.env;
const fast = JSON.parse(readFileSync(file, 'utf8')) as FastClock;
const config = readConfig(process.env);
const hurry = (one: SmsProvider): SmsProvider => {
  const patience = { timeoutMs: PROVIDER_MS };
  switch (one.name) {
    case 'generic':
      return { ...one, setup: { ...one.setup, ...patience } };
    case 'msg91':
      return { ...one, setup: { ...one.setup, ...patience } };
    case 'gupshup':
      return { ...one, setup: { ...one.setup, ...patience } };
  }
};
const hurried: Config = {
  ...config,
  sms: config.sms.map(hurry),
  whatsapp: config.whatsapp && {
    ...config.whatsapp,
    setup: { ...config.whatsapp.setup, timeoutMs: PROVIDER_MS },
  },
};
const context = await createContext(hurried, { clock: () => fastTime(fast, Date.now()) });

/** Asks the next provider whatever the one before has done. */
const careless: typeof context.sms = {
  send: async (message) => {
    let failure: unknown;
    for (const provider of hurried.sms)
      try {
        return await createSms(provider).send(message);
      } catch (error) {
        failure = error;
      }
    throw failure instanceof SendFailure ? failure : new Error('no provider');
  },
};
await startServer(bug === '' ? context : { ...context, sms: careless });

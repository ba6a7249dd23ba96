import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CLIENT_ID } from '../../../apps/api/testing/send-call.ts';
import { logInByCode } from '../../figure/log-in-by-code.ts';
import { isSmall } from '../size.ts';

/** An address gets so many codes an hour without a captcha. */
const MOST_LOGINS = 10;
const LOGIN_MS = isSmall ? 5000 : 10_000;

/** New people log in meanwhile: one process issues the identity token, any of them takes it. */
export const logInOn = (base: string) => {
  const failures: string[] = [];
  const counts = { logins: 0 };
  const stopping = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted && counts.logins < MOST_LOGINS) {
      const phone = `70${randomInt(10_000_000, 99_999_999)}`;
      try {
        await logInByCode(base, CLIENT_ID, undefined, phone);
        counts.logins += 1;
      } catch (error) {
        failures.push(`a login: ${String(error)}`);
      }
      await pause(LOGIN_MS);
    }
  };
  const working = work();
  return {
    failures,
    counts,
    stop: (): Promise<void> => {
      stopping.abort();
      return working;
    },
  };
};

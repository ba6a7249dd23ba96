import { dayOf } from '@karigar/domain/dates/india-day';
import type { Config } from '../../apps/api/src/config.ts';
import { DEMO_PASSWORD, people } from '../../apps/api/testing/people.ts';
import type { Invited } from './invite-operators.ts';

const USUAL_PORT = 8080;

/** Operators are not known at the public login. */
const PUBLIC = Object.values(people).filter(({ role }) => role !== 'operator');

/** The addresses and accounts to print after a start. */
export function welcome(
  {
    port,
    internalPort,
    clientIds,
    webPort = port,
    consoleUrl,
    invited,
  }: Pick<Config, 'port' | 'internalPort' | 'clientIds'> & {
    webPort?: number;
    consoleUrl: string;
    invited: readonly Invited[];
  },
  day: string | null,
): string {
  const today = dayOf(Date.now());
  const age = day === today ? 'today' : `of ${day}: -- --fresh makes it today's`;
  const there = port === USUAL_PORT ? '' : ` -- --base http://127.0.0.1:${port}`;
  return [
    '',
    `Karigar       http://localhost:${webPort}/`,
    `Messages      http://localhost:${port}/dev/inbox   (codes that would go out by SMS and email)`,
    `Calls         http://127.0.0.1:${port}/api/   (health and metrics on ${internalPort})`,
    `Client id     Authorization: Bearer ${clientIds[0]}`,
    `Demo world    ${age}`,
    `Log in        everyone's password is ${DEMO_PASSWORD}`,
    ...PUBLIC.map(
      ({ firstName, lastName, email, phone, role }) =>
        `              ${phone}  ${email.padEnd(20)} ${`${firstName} ${lastName}`.padEnd(18)} ${role}`,
    ),
    `Console       ${consoleUrl}/   (open a link once, add a passkey or an authenticator app)`,
    ...invited.map(
      ({ name, desks, link }) => `              ${link}   ${name}: ${desks.join(', ')}`,
    ),
    `Try it        npm run api:try${there}`,
    '',
  ].join('\n');
}

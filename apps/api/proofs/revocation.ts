import { hash } from 'node:crypto';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { finishLogOut } from '@karigar/contract/sign-in/finish-log-out';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { CALLS } from '@karigar/contract/registry';
import { listSessions } from '@karigar/contract/sessions/list-sessions';
import { revokeOtherSessions } from '@karigar/contract/sessions/revoke-other-sessions';
import { revokeSession } from '@karigar/contract/sessions/revoke-session';
import { switchRole } from '@karigar/contract/sessions/switch-role';
import { readReply } from '@karigar/contract/wire/read-reply';
import { BROWSER_HEADERS, cookieOf, withCookie } from '#testing/browser';
import { createPerson, type FreshPerson } from '#testing/fresh-people';
import { DEMO_PASSWORD } from '#testing/people';
import type { Reply, TestApp } from '#testing/test-app';

const PATIENCE_MS = 1000;

type Held = { readonly token: string; readonly headers: Record<string, string> };

const logIn = async (
  app: TestApp,
  { email }: FreshPerson,
  headers: Record<string, string> = BROWSER_HEADERS,
): Promise<Held> => {
  const fields = { username: email, password: DEMO_PASSWORD };
  const reply = await app.sendFields(loginWithPassword, fields, { headers });
  const { authToken } = reply.body.data as { authToken: string };
  return { token: authToken, headers: withCookie(cookieOf(reply)) };
};

type End = (app: TestApp, victim: Held, person: FreshPerson) => Promise<Reply | Held>;

const idOf = async (app: TestApp, held: Held): Promise<string> => {
  const read = readReply(listSessions, (await app.sendFields(listSessions, {}, held)).body);
  const current = read.kind === 'ok' ? read.data.find(({ isCurrent }) => isCurrent) : undefined;
  return String(current?.id);
};

/** Every way in which a session ends before it expires. */
const ENDS: Readonly<Record<string, End>> = {
  'log-out': (app, victim) => app.sendFields(logOut, {}, victim),
  'finish-log-out': (app, { token }) =>
    app.sendFields(finishLogOut, { session: hash('sha256', token) }),
  'switch-role': (app, victim) => app.sendFields(switchRole, { role: 'customer' }, victim),
  'revoke-session': async (app, victim, person) => {
    const id = await idOf(app, victim);
    return app.sendFields(revokeSession, { id }, await logIn(app, person));
  },
  'revoke-other-sessions': async (app, _victim, person) =>
    app.sendFields(revokeOtherSessions, {}, await logIn(app, person)),
  'another login in the same browser': (app, victim, person) => logIn(app, person, victim.headers),
};

export const WAYS_TO_END = Object.keys(ENDS);

const isIn = async (app: TestApp, held: Held): Promise<boolean> =>
  (await app.sendFields(getProfile, {}, held)).status === 200;

const hear = async (app: TestApp, { token, headers }: Held): Promise<Response> =>
  fetch(app.base.replace('/api/', '/live'), {
    method: 'POST',
    headers: { authorization: 'Bearer karigar-dev', 'auth-token': token, ...headers },
  });

export type Revocation = {
  /** Milliseconds until the other process first refused the session; null when it never did. */
  readonly feltAfterMs: number | null;
  /** Milliseconds until the session's live stream on the other process ended. */
  readonly streamEndedAfterMs: number | null;
  readonly calls: number;
  /** Calls that did not reply exactly as to an ended session. */
  readonly stillOpen: readonly string[];
};

const until = async (began: number, is: () => Promise<boolean>): Promise<number | null> => {
  for (;;) {
    if (await is()) return performance.now() - began;
    if (performance.now() - began > PATIENCE_MS) return null;
  }
};

/** Uses a session in both processes, ends it in one, and then sends every call to both. */
export const runRevocation = async (
  [here, there]: readonly [TestApp, TestApp],
  way: string,
): Promise<Revocation> => {
  const end = ENDS[way];
  if (!end) throw new Error(`no way to end a session is named ${way}`);
  const person = await createPerson(here.look, 'serviceman', here.now());
  const victim = await logIn(here, person);
  if (!(await isIn(here, victim)) || !(await isIn(there, victim)))
    throw new Error('the session never worked');
  const stream = await hear(there, victim);
  const streamEnded = stream.text().then(() => performance.now());

  await end(here, victim, person);
  const began = performance.now();
  const feltAfterMs = await until(began, async () => !(await isIn(there, victim)));
  const endedAt = await Promise.race([
    streamEnded,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS);
    }),
  ]);

  const stillOpen: string[] = [];
  const closed = CALLS.filter(({ who }) => who !== 'anyone');
  for (const app of [here, there]) {
    for (const call of closed) {
      const { status, body } = await app.sendFields(call, {}, victim);
      if (status !== 401 || body.code !== 'session.ended') stillOpen.push(call.name);
    }
  }
  return {
    feltAfterMs,
    streamEndedAfterMs: endedAt === null ? null : Math.max(0, endedAt - began),
    calls: closed.length,
    stillOpen,
  };
};

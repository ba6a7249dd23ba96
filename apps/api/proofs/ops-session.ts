import { getDesk } from '@karigar/contract/operators/get-desk';
import { loginWithAuthenticator } from '@karigar/contract/operators/login-with-authenticator';
import { acceptInviteWithAuthenticator } from '@karigar/contract/operators/accept-invite-with-authenticator';
import { logOut } from '@karigar/contract/sign-in/log-out';
import { stepOf, totpAt } from '#auth/totp';
import { closeByCommandLine } from '#modules/operators/index';
import { BROWSER_HEADERS, cookieOf, withCookie } from '#testing/browser';
import { freshEmail } from '#testing/fresh-people';
import { openLiveSubscription } from '#testing/live-subscription';
import { withOperators } from '#testing/operator-world';
import { CLIENT_IDS } from '#testing/send-call';
import type { Reply, TestApp } from '#testing/test-app';

const MINUTE = 60_000;
const PASSWORD = 'seven dry umbrellas';
/** Of the allowed network in the world of this proof. */
const INSIDE = { 'x-forwarded-for': '10.8.4.2' };
const OUTSIDE = { 'x-forwarded-for': '203.0.113.9' };

export const NETWORKS = { CONSOLE_NETWORKS: '10.8.0.0/16', TRUSTED_PROXIES: '1' };

/** Whether the caller got in. */
type Attack = (app: TestApp) => Promise<boolean>;

const got = ({ status, body }: Reply): boolean => status === 200 && body.success;

const tokenIn = ({ body }: Reply): string => {
  const { authToken = '' } = (body.data ?? {}) as { authToken?: string };
  if (authToken === '') throw new Error(`nobody got in: ${JSON.stringify(body)}`);
  return authToken;
};

/** An operator who has just accepted an invitation in a browser. */
const enter = async (app: TestApp) => {
  const operators = withOperators(app);
  const email = freshEmail();
  const key = operators.authenticator();
  const headers = { ...BROWSER_HEADERS, ...INSIDE };
  const reply = await operators.accept(await operators.invite(['dispatch'], email), key, {
    headers,
  });
  return { operators, email, key, token: tokenIn(reply), cookie: cookieOf(reply) };
};

const desk = (app: TestApp, token: string, headers: Record<string, string>): Promise<Reply> =>
  app.sendFields(getDesk, {}, { token, operator: 'as-is', headers: { ...INSIDE, ...headers } });

/** An operator with password and authenticator, and the code that was used last. */
const enterWithCode = async (app: TestApp) => {
  const operators = withOperators(app);
  const email = freshEmail();
  const code = await operators.invite(['dispatch'], email);
  const { secret, totp } = await operators.totpOf(code, { headers: INSIDE });
  const fields = { code, password: PASSWORD, totp, device: 'desk' };
  tokenIn(await app.sendFields(acceptInviteWithAuthenticator, fields, { headers: INSIDE }));
  return { email, secret, totp };
};

const logInWithCode = (app: TestApp, email: string, totp: string): Promise<Reply> =>
  app.sendFields(
    loginWithAuthenticator,
    { email, password: PASSWORD, totp, device: 'desk' },
    { headers: INSIDE },
  );

export const SESSION_ATTACKS: Readonly<Record<string, Attack>> = {
  'a token without its cookie': async (app) => {
    const { token } = await enter(app);
    return got(await desk(app, token, {}));
  },
  'a cookie without its token': async (app) => {
    const { cookie } = await enter(app);
    return got(await desk(app, cookie.split('=')[1] ?? '', withCookie(cookie)));
  },
  'the session at the public listener': async (app) => {
    const { token, cookie } = await enter(app);
    const headers = { ...withCookie(cookie), ...INSIDE };
    return got(await app.sendFields(logOut, {}, { token, at: 'public', headers }));
  },
  'a passkey of another origin': async (app) => {
    const operators = withOperators(app);
    const key = operators.authenticator({ origin: app.context.config.publicUrl.origin });
    return got(await operators.accept(await operators.invite(['help']), key, { headers: INSIDE }));
  },
  'a passkey that nobody unlocked': async (app) => {
    const operators = withOperators(app);
    const key = operators.authenticator({ isVerified: false });
    return got(await operators.accept(await operators.invite(['help']), key, { headers: INSIDE }));
  },
  'a code of the authenticator twice': async (app) => {
    const { email, totp } = await enterWithCode(app);
    return got(await logInWithCode(app, email, totp));
  },
  'an old code of the authenticator': async (app) => {
    const { email, secret } = await enterWithCode(app);
    const old = totpAt(secret, stepOf(app.now() - 5 * MINUTE));
    return got(await logInWithCode(app, email, old));
  },
  '31 minutes without a call': async (app) => {
    const { token, cookie } = await enter(app);
    const began = app.now();
    app.moveClock(began + 31 * MINUTE);
    const reply = await desk(app, token, withCookie(cookie));
    app.moveClock(began);
    return got(reply);
  },
  'another network': async (app) => {
    const { token, cookie } = await enter(app);
    return got(await desk(app, token, { ...withCookie(cookie), ...OUTSIDE }));
  },
  'a login from another network': async (app) => {
    const { operators, key } = await enter(app);
    return operators.logIn(key, 'desk', { headers: OUTSIDE }).then(got, () => false);
  },
  'a closed operator': async (app) => {
    const { email, token, cookie } = await enter(app);
    await closeByCommandLine(app.context, email, 'Has left the company');
    return got(await desk(app, token, withCookie(cookie)));
  },
  'the passkey of a closed operator': async (app) => {
    const { operators, email, key } = await enter(app);
    await closeByCommandLine(app.context, email, 'Has left the company');
    return got(await operators.logIn(key, 'desk', { headers: INSIDE }));
  },
  'the open stream of a closed operator': async (app) => {
    const { email, token, cookie } = await enter(app);
    const stream = await openLiveSubscription(app.consoleBase, token, {
      ...withCookie(cookie),
      ...INSIDE,
      authorization: `Bearer ${CLIENT_IDS.console}`,
    });
    if (stream.status !== 200) throw new Error(`no stream: ${stream.status}`);
    await closeByCommandLine(app.context, email, 'Has left the company');
    const deadline = Date.now() + 1000;
    while (!stream.isEnded() && Date.now() < deadline)
      await new Promise((done) => setTimeout(done, 20));
    const isOpen = !stream.isEnded();
    stream.leave();
    return isOpen;
  },
};

/** Every way into an operator's session that must not work, and whether an honest one does; each within a second. */
export const runSessionAttacks = async (
  app: TestApp,
  attacks: Readonly<Record<string, Attack>> = SESSION_ATTACKS,
) => {
  const failures: string[] = [];
  const { token, cookie } = await enter(app);
  if (!got(await desk(app, token, withCookie(cookie)))) failures.push('an honest operator is out');
  let slowestMs = 0;
  for (const [name, attack] of Object.entries(attacks)) {
    const began = performance.now();
    if (await attack(app)) failures.push(name);
    slowestMs = Math.max(slowestMs, performance.now() - began);
  }
  return { attacks: Object.keys(attacks).length, failures, slowestMs: Math.round(slowestMs) };
};

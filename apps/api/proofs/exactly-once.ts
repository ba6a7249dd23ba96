import { randomUUID } from 'node:crypto';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Listener } from '@karigar/contract/listener';
import { CALLS } from '@karigar/contract/registry';
import { startCutProxy, type CutProxy } from '#testing/cut-proxy';
import { listenerOf, stayOperator } from '#testing/console-calls';
import { sendCall } from '#testing/send-call';
import type { Reply, TestApp } from '#testing/test-app';
import type { TestIssuer } from '#testing/test-issuer';
import { openSession, setStage } from './exactly-once-stage.ts';
import { countAudited, countEffect } from './exactly-once-store.ts';
import type { Prepared } from './exactly-once-prepared.ts';
import { WRITES } from './exactly-once-writes.ts';

const PARALLEL = 5;

export type ExactlyOnce = {
  readonly calls: number;
  readonly keys: number;
  readonly sends: number;
  readonly effects: number;
  /** The highest number of effects of any one key. */
  readonly mostEffects: number;
  readonly mostOutcomes: number;
  readonly failures: readonly string[];
};

/** Ends all sessions of the account, so none is left to reuse the key. */
const ENDS_ALL = 'erase-my-data';

/** Calls that end their own session, which then only gets 'session ended'. */
const ENDS_ITSELF = new Set([
  'log-out',
  'switch-role',
  'confirm-second-proof',
  'start-fresh-account',
  ENDS_ALL,
]);

const outcomeOf = (call: AnyCall, { status, body }: Pick<Reply, 'status' | 'body'>): string => {
  if (ENDS_ITSELF.has(call.name) && (body.success || body.code === 'session.ended')) return 'done';
  const data = call.writes && call.replay === 'reply' ? body.data : null;
  return JSON.stringify([status, body.success, body.code, body.message, data]);
};

/** The reply the server had written when the connection was cut. */
const readLost = (bytes: Buffer | undefined): Pick<Reply, 'status' | 'body'> | null => {
  const [head = '', json = ''] = (bytes?.toString('utf8') ?? '').split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  try {
    return { status, body: JSON.parse(json) as Reply['body'] };
  } catch {
    return null;
  }
};

const tally = () => {
  const failures: string[] = [];
  const sum = { keys: 0, sends: 0, effects: 0, mostEffects: 0, mostOutcomes: 0 };
  return {
    failures,
    sum,
    judge: (
      what: string,
      sends: number,
      effects: readonly number[],
      outcomes: readonly string[],
    ) => {
      const different = new Set(outcomes);
      sum.keys += 1;
      sum.sends += sends;
      sum.effects += Math.max(...effects);
      sum.mostEffects = Math.max(sum.mostEffects, ...effects);
      sum.mostOutcomes = Math.max(sum.mostOutcomes, different.size);
      if (effects.some((count) => count !== 1)) failures.push(`${what}: ${effects.join()} effects`);
      if (different.size !== 1) failures.push(`${what}: outcomes ${[...different].join(' | ')}`);
    },
  };
};

type Run = {
  readonly app: TestApp;
  readonly issuer: TestIssuer;
  readonly proxies: Readonly<Record<Listener, CutProxy>>;
  readonly tally: ReturnType<typeof tally>;
  /** False sends without keys; the proof must fail then. */
  readonly keyed: boolean;
};

const sendOptions = ({ keyed }: Run, token: string | null, key: string) =>
  keyed ? { token, key } : { token };

const effectsOf = async ({ app }: Run, call: AnyCall, key: string, prepared: Prepared) => {
  const accountId = prepared.caller?.id ?? null;
  return Promise.all([
    countAudited(app.look, { call: call.name, key, accountId }),
    countEffect(app.look, prepared.effect, prepared.subject),
  ]);
};

const signIn = async ({ app }: Run, { caller, token }: Prepared): Promise<string | null> =>
  token ?? (caller === null ? null : openSession(app, caller));

/** Sends the same action five times in parallel, then another action under the same key. */
const sendInParallel = async (run: Run, call: AnyCall, key: string): Promise<void> => {
  const { app } = run;
  const prepared = await prepare(run, call);
  const token = await signIn(run, prepared);
  const replies = await Promise.all(
    Array.from({ length: PARALLEL }, () =>
      app.sendFields(call, prepared.fields, sendOptions(run, token, key)),
    ),
  );
  const outcomes = replies.map((reply) => outcomeOf(call, reply));
  run.tally.judge(
    `${call.name} at once`,
    PARALLEL,
    await effectsOf(run, call, key, prepared),
    outcomes,
  );
  if (!replies.some(({ body }) => body.success)) {
    run.tally.failures.push(`${call.name}: refused with ${String(replies[0]?.body.code)}`);
  }
  const other = { ...prepared.fields, note: 'something else' };
  const reused = await app.sendFields(call, other, { token: await signIn(run, prepared), key });
  // No session of the account is left to try another action under the key.
  const isOver = call.name === ENDS_ALL || (ENDS_ITSELF.has(call.name) && prepared.caller === null);
  const refusal = isOver ? 'session.ended' : 'key.reused';
  if (reused.body.code !== refusal) {
    run.tally.failures.push(`${call.name} with another body: ${reused.status} ${reused.text}`);
  }
};

/** The reply is lost after COMMIT, and the client retries. */
const sendAfterCut = async (run: Run, call: AnyCall, key: string): Promise<void> => {
  const { app, proxies } = run;
  const proxy = proxies[listenerOf(call)];
  const prepared = await prepare(run, call);
  const token = await signIn(run, prepared);
  if (token !== null) await stayOperator(app.look, token, app.now());
  const arrived = await sendCall(
    proxy.base,
    call,
    prepared.fields,
    sendOptions(run, token, key),
  ).then(
    () => true,
    () => false,
  );
  if (arrived) run.tally.failures.push(`${call.name}: the connection was not cut`);
  const first = readLost(proxy.lost.at(-1));
  const again = await app.sendFields(call, prepared.fields, sendOptions(run, token, key));
  run.tally.judge(
    `${call.name} after a lost reply`,
    2,
    await effectsOf(run, call, key, prepared),
    [first, again].map((reply) => (reply === null ? 'unreadable' : outcomeOf(call, reply))),
  );
};

const prepare = async ({ app, issuer }: Run, call: AnyCall): Promise<Prepared> => {
  const row = WRITES[call.name];
  if (!row) throw new Error(`${call.name} writes and has no row`);
  return row(await setStage(app, issuer));
};

const isAccounts = ({ who }: AnyCall): boolean =>
  who !== 'anyone' && who.some((role) => role !== 'guest');

/** Sends every write of the registry repeatedly under one key: one effect, one outcome. */
export const runExactlyOnce = async (
  app: TestApp,
  issuer: TestIssuer,
  size: { readonly rounds: number; readonly calls?: readonly AnyCall[]; readonly keyed?: boolean },
): Promise<ExactlyOnce> => {
  const proxies = {
    public: await startCutProxy(app.base),
    console: await startCutProxy(app.consoleBase),
  };
  const run = { app, issuer, proxies, tally: tally(), keyed: size.keyed ?? true };
  const writes = size.calls ?? CALLS.filter((call) => call.writes);
  try {
    for (const call of writes) {
      for (let round = 0; round < size.rounds; round += 1) {
        const key = randomUUID();
        await sendInParallel(run, call, key);
        // Another account's key of the same name is another key; a call without account has none.
        await sendAfterCut(run, call, isAccounts(call) ? key : randomUUID());
      }
    }
  } finally {
    await Promise.all([proxies.public.close(), proxies.console.close()]);
  }
  const { sum, failures } = run.tally;
  return { calls: writes.length, ...sum, failures };
};

const BY_STATE = new Set([
  'start-work',
  'hold-work',
  'resume-work',
  'end-work',
  'verify-completion-otp',
  'add-payment',
  'answer-add-on',
  'submit-approval',
]);

/** Without a key, only the booking's state tells the first request from the rest. */
export const runWithoutKey = async (
  app: TestApp,
  issuer: TestIssuer,
  size: { readonly rounds: number },
): Promise<readonly string[]> => {
  const failures: string[] = [];
  for (const call of CALLS.filter(({ name }) => BY_STATE.has(name))) {
    for (let round = 0; round < size.rounds; round += 1) {
      const prepared = await WRITES[call.name]?.(await setStage(app, issuer));
      if (!prepared?.caller) throw new Error(`${call.name} has no row`);
      const token = await openSession(app, prepared.caller);
      const replies = await Promise.all(
        Array.from({ length: PARALLEL }, () => app.sendFields(call, prepared.fields, { token })),
      );
      const won = replies.filter(({ body }) => body.success).length;
      const effects = await countEffect(app.look, prepared.effect, prepared.subject);
      const statuses = replies.filter(({ status }) => status !== 200);
      if (won !== 1 || effects !== 1 || statuses.length > 0) {
        failures.push(`${call.name} without a key: ${won} won, ${effects} effects`);
      }
    }
  }
  return failures;
};

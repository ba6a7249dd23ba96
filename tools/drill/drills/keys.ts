import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { judgeWrites, startKeyedTraffic } from '../../../apps/api/proofs/keyed-traffic.ts';
import { createOwnIssuer } from '../../../apps/api/src/auth/own-issuer.ts';
import { withClient } from '../../../apps/api/src/db/connect.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { DEVELOPMENT } from '../../../apps/api/src/platform/development-settings.ts';
import { createPush } from '../../../apps/api/src/platform/push.ts';
import { startPushService } from '../../../apps/api/testing/push-service.ts';
import { CLIENT_ID, sendCall } from '../../../apps/api/testing/send-call.ts';
import { logInByToken } from '../../figure/log-in-by-code.ts';
import { tellFailures } from '../../figure/tell-failures.ts';
import { repoRoot } from '../../repo/root.ts';
import { run, runOrThrow } from '../../repo/run.ts';
import type { Drill } from '../drill.ts';
import { keyPhases, type Login } from '../keys/key-phases.ts';
import { logInOn } from '../keys/log-in-on.ts';
import { sealOn } from '../keys/seal-on.ts';
import { createTwoProcesses, roll } from '../processes-behind-proxy.ts';
import { startHaproxy } from '../proxy/start-haproxy.ts';
import { isSmall } from '../size.ts';

/** A serviceman may write 500 messages a day. */
const GROUPS = isSmall ? 2 : 10;
const CLIENTS = 5;
const PAUSE_MS = 1000;
const BETWEEN_MS = isSmall ? 0 : 5000;
const SECOND_LOGIN = join(repoRoot, 'deploy/postgres/second-login.sql');
const OLD = 'an old password';
const NEW = 'a new password';

type Traffic = Awaited<ReturnType<typeof startKeyedTraffic>>;
type Env = Readonly<Record<string, string>>;

/** Passwords are asked for from now on. */
const askForPasswords = (adminUrl: string): Promise<void> =>
  withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ hba_file: string }>('SHOW hba_file');
    const file = rows[0]?.hba_file ?? '';
    const roles = 'karigar_app,karigar_system,karigar_app_b,karigar_system_b';
    const rule = `host all ${roles} 127.0.0.1/32 scram-sha-256\n`;
    writeFileSync(file, rule + readFileSync(file, 'utf8'));
    await client.query('SELECT pg_reload_conf()');
  });

const measureKeys = async () => {
  const two = await createTwoProcesses();
  const { world, adminUrl } = two;
  const failures: string[] = [];
  const closers: (() => unknown)[] = [two.close];
  const loginOf = (name: string, password: string): Login => {
    const url = (role: 'app' | 'system'): string => {
      const written = new URL(world.url(role));
      written.username += name;
      written.password = password;
      return written.href;
    };
    return { app: url('app'), system: url('system') };
  };
  const [oldLogin, newLogin] = [loginOf('', OLD), loginOf('_b', NEW)];
  const phases = keyPhases(oldLogin, newLogin);
  const asServer = (env: Env, ...command: string[]) =>
    run([
      'env',
      'NODE_ENV=test',
      ...Object.entries({ ...two.settings, ...env }).map(([name, value]) => `${name}=${value}`),
      'node',
      'apps/api/src/db-main.ts',
      ...command,
    ]);
  try {
    const service = await startPushService();
    closers.push(() => service.close());
    const push = { contact: 'mailto:a@example.in', services: [service.origin] };
    const env = { PUSH_SERVICES: service.origin };
    const at = {
      before: await two.processes(repoRoot, { ...env, ...phases.before }),
      added: await two.processes(repoRoot, { ...env, ...phases.added }),
      named: await two.processes(repoRoot, { ...env, ...phases.named }),
      removed: await two.processes(repoRoot, { ...env, ...phases.removed }),
    };
    for (const server of at.before) await server.start();
    const proxy = await startHaproxy(two.behind);
    closers.push(() => proxy.stop());
    const base = proxy.base.slice(0, -1);
    const traffics: Traffic[] = [];
    const size = { clients: CLIENTS, pauseMs: PAUSE_MS };
    for (let group = 0; group < GROUPS; group += 1)
      traffics.push(await startKeyedTraffic(world, { bases: [`${base}/api/`], ...size }));
    const token = await world.signIn((traffics[0] as Traffic).customer);
    const oldKey = createPush({ privateKey: DEVELOPMENT.pushKey, ...push }).publicKey;
    const phone = service.newPhone(oldKey);
    const key = crypto.randomUUID();
    await sendCall(`${base}/api/`, subscribePush, phone.address, { token, key });
    const logins = logInOn(base);
    const sealed = await sealOn(`${base}/api/`, world);

    for (const role of ['app', 'system'])
      await withClient(adminUrl, (client) =>
        client.query(`ALTER ROLE karigar_${role} PASSWORD '${OLD}'`),
      );
    await askForPasswords(adminUrl);
    for (const role of ['app', 'system']) {
      const names = ['-v', `role=karigar_${role}`, '-v', `login=karigar_${role}_b`];
      const script = ['-v', `password=${NEW}`, '-q', '-f', SECOND_LOGIN];
      await runOrThrow(['psql', adminUrl, ...names, ...script]);
    }
    failures.push(...(await roll(at.before, at.added)));
    for (const role of ['app', 'system'])
      await withClient(adminUrl, (client) =>
        client.query(`ALTER ROLE karigar_${role} PASSWORD NULL`),
      );
    await pause(BETWEEN_MS);
    failures.push(...(await roll(at.added, at.named)));
    await pause(BETWEEN_MS);
    const resealed = await asServer(phases.named, 'reseal');
    if (resealed.code !== 0) failures.push(`reseal: ${resealed.output}`);
    const rung = phone.heard.length;
    const deadline = Date.now() + 30_000;
    while (phone.heard.length === rung && Date.now() < deadline) await pause(200);
    if (phone.heard.length === rung) failures.push('a phone of the old key is not reached');
    failures.push(...(await roll(at.named, at.removed)));
    await pause(BETWEEN_MS);
    await Promise.all([logins.stop(), sealed.stop()]);
    await Promise.all(traffics.map((traffic) => traffic.stop()));

    const acknowledged = new Map(traffics.flatMap((traffic) => [...traffic.acknowledged]));
    const { lost, doubled } = await judgeWrites(world.look, acknowledged);
    if (lost.length + doubled.length > 0)
      failures.push(`${lost.length} lost, ${doubled.length} doubled`);
    failures.push(...logins.failures, ...sealed.failures, ...service.failures);
    if (sealed.counts.opened === 0) failures.push('no sealed value was opened');
    for (const traffic of traffics) {
      failures.push(...traffic.failures);
      for (const [status, times] of Object.entries(traffic.seen))
        if (status !== '200') failures.push(`${times} writes were answered: ${status}`);
    }

    const byNew = await asServer(phases.removed, 'reseal');
    if (byNew.code !== 0) failures.push(`the new key alone: ${byNew.output}`);
    const oldKeys = { VAULT_KEYS: DEVELOPMENT.vaultKeys, VAULT_CURRENT: 'dev' };
    const byOld = await asServer({ ...phases.removed, ...oldKeys }, 'reseal');
    const opened = [...byOld.output.matchAll(/(\d+) sealed anew/g)].some(([, n]) => n !== '0');
    if (byOld.code !== 1 || opened) failures.push(`the old vault key opens: ${byOld.output}`);
    const audit = await asServer(phases.removed, 'audit');
    if (audit.code !== 0) failures.push(`audit: ${audit.output}`);
    const seals = await world.look<{ key_id: string }>(
      'SELECT key_id FROM audit_seals ORDER BY number DESC LIMIT 1',
    );
    if (seals[0]?.key_id !== 'k2') failures.push(`the audit is signed with ${seals[0]?.key_id}`);
    const issuer = await createOwnIssuer(readConfig({}).idTokenKey);
    const person = { userId: 'u', phone: '7012345678', device: 'd' };
    const forged = await issuer.issue(person, Date.now());
    const tookIt = await logInByToken(base, CLIENT_ID, { ...person, idToken: forged }).then(
      () => true,
      () => false,
    );
    if (tookIt) failures.push('a token of the old key opens a session');
    for (const url of Object.values(oldLogin) as string[])
      await withClient(url, () => Promise.resolve()).then(
        () => failures.push('the old password opens the database'),
        () => {},
      );
    return {
      failures,
      told: {
        writes: acknowledged.size,
        logins: logins.counts.logins,
        opened: sealed.counts.opened,
        pushes: phone.heard.length,
        lost: lost.length,
        doubled: doubled.length,
      },
    };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
};

export const keys: Drill = {
  name: 'keys',
  bar: 0,
  says: 'what fails when the keys of vault, audit, identity tokens and push notifications and the database passwords are changed in the documented phases, on two processes under writes, logins and push notifications: replies that are not ok, writes lost or doubled, anything that an old key still opens; at most the bar',
  needs: { haproxy: 'haproxy', 'nats-server': 'nats-server', psql: 'postgresql-client' },
  measure: async () => {
    const { failures, told } = await measureKeys();
    tellFailures(failures);
    return { value: failures.length, ok: failures.length === 0, explanation: told };
  },
};

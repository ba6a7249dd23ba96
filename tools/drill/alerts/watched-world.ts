import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from '@karigar/domain/language';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { migrate } from '../../../apps/api/src/db/migrate.ts';
import { prepareDatabase } from '../../../apps/api/src/db/prepare.ts';
import { urlFor } from '../../../apps/api/src/db/roles.ts';
import { SMS_TEMPLATES } from '../../../apps/api/src/platform/messages/sms-texts.ts';
import { UNLIMITED } from '../../../apps/api/testing/cluster-world.ts';
import { openTcpProxy } from '../../../apps/api/testing/platform/tcp-proxy.ts';
import { sendCall } from '../../../apps/api/testing/send-call.ts';
import { spawnServer } from '../../../apps/api/testing/spawned-server.ts';
import { startOwnNats } from '../../services/own-nats.ts';
import { startOwnPostgres } from '../../services/own-postgres.ts';
import { startPager } from './pager.ts';
import { startPages } from './pages.ts';
import { startSmsGateway } from './sms-gateway.ts';
import { startWatchers } from './watchers.ts';

const DATABASE = 'karigar';
const CALL_EVERY_MS = 200;
const NO_TOKEN = 'n'.repeat(43);

const templateIds = Object.fromEntries(
  SMS_TEMPLATES.flatMap((name) => LANGUAGES.map((language) => [`${name}.${language}`, '1107'])),
);

/** Three processes with their servers, calls all the time, and everything that watches them. */
export async function startWatchedWorld() {
  const closing: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'karigar-alerts-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const postgres = await startOwnPostgres();
    closing.push(() => postgres.remove());
    await prepareDatabase({ adminUrl: postgres.adminUrl, database: DATABASE });
    await migrate({ url: urlFor(postgres.adminUrl, 'owner', DATABASE) });
    const nats = await startOwnNats();
    closing.push(() => nats.stop());
    const sms = await startSmsGateway();
    closing.push(() => sms.close());
    const url = new URL(urlFor(postgres.adminUrl, 'app', DATABASE));
    const line = await openTcpProxy({ host: '127.0.0.1', port: Number(url.port) });
    closing.push(() => line.shut());
    const spawn = async (roles: string, port = url.port) => {
      const server = await spawnServer({
        ...UNLIMITED,
        ROLES: roles,
        DATABASE_URL: Object.assign(new URL(url), { port }).href,
        NATS_URL: nats.url,
        SMS_URL: sms.url,
        SMS_TEMPLATES: JSON.stringify(templateIds),
        OTP_GUARD_FROM: '1000000',
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'error',
        FILES_DIR: join(folder, 'files'),
      });
      closing.push(() => server.kill());
      await server.start();
      return server;
    };
    const http = await spawn('http,live', String(line.port));
    const relay = await spawn('relay');
    const worker = await spawn('worker');
    const pages = await startPages(folder);
    closing.push(() => pages.end());
    const pager = await startPager();
    closing.push(() => pager.close());
    const watchers = await startWatchers({
      folder,
      processes: [http, relay, worker].map(({ internal }) => new URL(internal).host),
      pages: pages.urls,
      authority: pages.authority,
      pager: pager.address,
    });
    closing.push(() => watchers.stop());

    const stopping = new AbortController();
    const calling = (async () => {
      const waiting = new Set<Promise<unknown>>();
      while (!stopping.signal.aborted) {
        const call = sendCall(http.base, getProfile, {}, { token: NO_TOKEN }).catch(() => null);
        waiting.add(call);
        void call.finally(() => waiting.delete(call));
        await pause(CALL_EVERY_MS);
      }
      await Promise.all(waiting);
    })();
    closing.push(async () => {
      stopping.abort();
      await calling;
    });

    let phone = 7_000_000_000;
    return {
      adminUrl: Object.assign(new URL(postgres.adminUrl), { pathname: `/${DATABASE}` }).href,
      folder,
      postgres,
      nats,
      sms,
      line,
      relay,
      worker,
      pages,
      pager,
      backedUp: (hoursAgo: number): void =>
        writeFileSync(
          join(watchers.textfiles, 'karigar_backup_timestamp_seconds.prom'),
          `karigar_backup_timestamp_seconds ${Math.round(Date.now() / 1000 - hoursAgo * 3600)}\n`,
        ),
      /** Asks for login codes of so many people. */
      askForCodes: async (count: number): Promise<void> => {
        for (let sent = 0; sent < count; sent += 1) {
          phone += 1;
          const fields = { phone: String(phone), device: `phone ${phone}` };
          const key = crypto.randomUUID();
          // Each from a network of its own: many codes of one network need a captcha.
          const headers = { 'x-forwarded-for': `10.${(phone >> 8) % 256}.${phone % 256}.1` };
          const { body } = await sendCall(http.base, requestOtp, fields, {
            token: null,
            key,
            headers,
          });
          if (!body.success) throw new Error(`no code: ${JSON.stringify(body)}`);
        }
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type WatchedWorld = Awaited<ReturnType<typeof startWatchedWorld>>;

import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir, readdir, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '#config';
import { connectNatsBus } from '#platform/nats-bus';
import { createPictureReader } from '#platform/picture-reader';
import { bad, good, weak, wordsOf, type Finding } from './finding.ts';

const LEAST_BYTES = 2e9;
const LEAST_SHARE = 0.1;
const BUS_WAIT_MS = 3000;

const checkFiles = async ({ directory, s3 }: Config['files']): Promise<Finding[]> => {
  if (s3 !== null) return [good('files', `in the store at ${s3.endpoint}`)];
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (error) {
    return [bad('files', `FILES_DIR cannot be written: ${wordsOf(error)}`)];
  }
  const { bavail, blocks, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const says = `${(free / 1e9).toFixed(1)} GB free at ${directory}`;
  const isLittle = free < LEAST_BYTES || bavail / blocks < LEAST_SHARE;
  return [isLittle ? bad('disk', `${says}: make room or add a disk`) : good('disk', says)];
};

const checkBus = async (natsUrl: string | null): Promise<Finding> => {
  if (natsUrl === null) return weak('NATS', 'NATS_URL is not set: this must be the only process');
  const bus = await connectNatsBus(natsUrl, { startWaitMs: BUS_WAIT_MS });
  const isConnected = bus.isConnected();
  await bus.close();
  return isConnected
    ? good('NATS', 'lets us in')
    : bad(
        'NATS',
        'does not let us in: systemctl status nats-server, and compare its password with NATS_URL',
      );
};

const checkReader = async ({ pictureReader, roles }: Config): Promise<Finding[]> => {
  if (!roles.includes('http')) return [];
  return (await createPictureReader(pictureReader).isInstalled())
    ? [good('tesseract', 'reads English')]
    : [bad('tesseract', 'is not installed with English: apt-get install tesseract-ocr')];
};

const isFree = async (host: string, port: number): Promise<boolean> => {
  const server = createServer();
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  return true;
};

/** A port in use is right when it is our own process that uses it. */
const checkPort = async ({ host, port, internalHost, internalPort }: Config): Promise<Finding> => {
  if (await isFree(host, port)) return good('port', `${port} is free`);
  const own = await fetch(`http://${internalHost}:${internalPort}/health`).catch(() => null);
  return own?.ok === true
    ? good('port', `${port} is used by the process that runs`)
    : bad('port', `${port} is used by another program: ss -ltnp | grep :${port}`);
};

const checkProxies = ({ isProduction, trustedProxies }: Config): Finding =>
  isProduction && trustedProxies === 0
    ? bad('proxy', 'TRUSTED_PROXIES is 0: every caller would have the address of the proxy')
    : good('proxy', `${trustedProxies} in front`);

const DAY_MS = 86_400_000;
/** Where node-exporter reads what scripts write; deploy/backup does after each backup. */
const METRICS = '/var/lib/prometheus/node-exporter';
const BACKUP = /^karigar_backup_success_timestamp_seconds.*\.prom$/;

/** By the newest file that a finished backup wrote. */
export const checkBackup = async (folder = METRICS): Promise<Finding> => {
  const files = (await readdir(folder).catch(() => [])).filter((name) => BACKUP.test(name));
  const times = await Promise.all(
    files.map(async (name) => (await stat(join(folder, name))).mtimeMs),
  );
  if (times.length === 0)
    return weak('backup', 'none was made on this machine: docs/operate/backup-and-restore.md');
  const days = (Date.now() - Math.max(...times)) / DAY_MS;
  return days > 1.5
    ? bad(
        'backup',
        `the last one is ${days.toFixed(1)} days old: systemctl list-timers 'karigar-backup*'`,
      )
    : good('backup', `${(days * 24).toFixed(0)} hours ago`);
};

export const checkMachine = async (config: Config): Promise<Finding[]> => [
  await checkBus(config.natsUrl),
  ...(await checkFiles(config.files)),
  ...(await checkReader(config)),
  await checkPort(config),
  checkProxies(config),
  await checkBackup(),
];

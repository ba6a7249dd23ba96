import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repoRoot } from '../repo/root.ts';
import { runOrThrow } from '../repo/run.ts';
import { readSbom } from './read-sbom.ts';
import { archiveName, earlierArchives } from './versions.ts';
import { whatToShip } from './what-to-ship.ts';

/** An app that was opened before an update still finds its files. */
const EARLIER_RELEASES = 2;
const APPS = ['apps/web', 'apps/console'] as const;
const CLIENT_IDS = { 'apps/web': 'karigar-app', 'apps/console': 'karigar-console' } as const;

const LOCKED = /^(package(-lock)?\.json|(apps|packages)\/[^/]+\/package\.json)$/;
const INSTALL =
  'npm ci --omit=dev --workspace @karigar/api --ignore-scripts --no-audit --no-fund'.split(' ');

export interface Release {
  version: string;
  commit: string;
  archive: string;
  sha256: string;
  megabytes: number;
  /** Files of earlier releases that are still served. */
  earlierAssets: number;
}

/** The files of the commit, and Node with the modules that the server needs. */
const putProgram = async (folder: string): Promise<void> => {
  const all = (await runOrThrow(['git', 'ls-files'])).trim().split('\n');
  const shipped = whatToShip(all);
  // The lock is of all workspaces, so installing wants to see them all.
  const install = all.filter((file) => LOCKED.test(file));
  for (const file of new Set([...shipped, ...install])) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(repoRoot, file), join(folder, file));
  }
  await runOrThrow(INSTALL, folder);
  for (const file of install) if (!shipped.includes(file)) rmSync(join(folder, file));
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  mkdirSync(join(folder, 'node/bin'), { recursive: true });
  cpSync(process.execPath, join(folder, 'node/bin/node'));
  mkdirSync(join(folder, 'bin'));
  cpSync(join(import.meta.dirname, 'launcher.sh'), join(folder, 'bin/karigar'));
  chmodSync(join(folder, 'bin/karigar'), 0o755);
};

const putApps = async (folder: string): Promise<void> => {
  for (const app of APPS) {
    const build = ['env', `VITE_CLIENT_ID=${CLIENT_IDS[app]}`, 'npm', 'run', 'build'];
    await runOrThrow(build, join(repoRoot, app));
    cpSync(join(repoRoot, app, 'dist'), join(folder, app, 'dist'), { recursive: true });
  }
};

/** Copies the scripts and styles of earlier releases beside the new ones; their names never repeat. */
export const putEarlierAssets = async (
  folder: string,
  archives: readonly string[],
): Promise<number> => {
  let copied = 0;
  for (const archive of archives) {
    const unpacked = mkdtempSync(join(tmpdir(), 'karigar-earlier-'));
    await runOrThrow(['tar', '-xzf', archive, '-C', unpacked, '--strip-components=1']);
    for (const app of APPS) {
      const from = join(unpacked, app, 'dist/assets');
      if (!existsSync(from)) continue;
      for (const file of readdirSync(from)) {
        const to = join(folder, app, 'dist/assets', file);
        if (existsSync(to)) continue;
        cpSync(join(from, file), to);
        copied += 1;
      }
    }
    rmSync(unpacked, { recursive: true });
  }
  return copied;
};

const sha256 = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex');

/** Makes the archive of the commit that is checked out. The same commit makes the same bytes. */
export const buildRelease = async (into: string): Promise<Release> => {
  const { version } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const commit = (await runOrThrow(['git', 'rev-parse', 'HEAD'])).trim();
  const seconds = (await runOrThrow(['git', 'log', '-1', '--format=%ct'])).trim();
  const date = new Date(Number(seconds) * 1000).toISOString();
  mkdirSync(into, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), 'karigar-release-'));
  try {
    const name = `karigar-${version}`;
    const folder = join(stage, name);
    mkdirSync(folder);
    await putProgram(folder);
    await putApps(folder);
    const earlier = earlierArchives(readdirSync(into), version, EARLIER_RELEASES);
    const earlierAssets = await putEarlierAssets(
      folder,
      earlier.map((file) => join(into, file)),
    );
    const written = await runOrThrow(['npm', 'sbom', '--omit=dev', '--sbom-format=cyclonedx']);
    writeFileSync(join(folder, 'sbom.cdx.json'), readSbom(written, date));
    const about = { version, commit, date, node: process.version };
    writeFileSync(join(folder, 'release.json'), `${JSON.stringify(about, null, 1)}\n`);
    const sums = 'find . -type f ! -name SHA256SUMS -print0 | sort -z | xargs -0 sha256sum';
    await runOrThrow(['sh', '-c', `${sums} > SHA256SUMS`], folder);
    const archive = join(into, archiveName(version));
    const pack = `tar --sort=name --mtime=@${seconds} --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w`;
    await runOrThrow(['sh', '-c', `${pack} -cf - ${name} | gzip -n > '${archive}'`], stage);
    const sum = sha256(archive);
    writeFileSync(`${archive}.sha256`, `${sum}  ${archiveName(version)}\n`);
    const megabytes = Math.round(readFileSync(archive).length / 1_000_000);
    return { version, commit, archive, sha256: sum, megabytes, earlierAssets };
  } finally {
    rmSync(stage, { recursive: true });
  }
};

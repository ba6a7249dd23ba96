import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterWorld, seedCluster } from '../../../apps/api/testing/cluster-world.ts';
import { spawnServer } from '../../../apps/api/testing/spawned-server.ts';
import { putEarlierAssets } from '../../release/build.ts';
import { archiveName } from '../../release/versions.ts';
import { repoRoot } from '../../repo/root.ts';
import { runOrThrow } from '../../repo/run.ts';
import { ensureWebApp } from '../../web/ensure-web-app.ts';
import type { Suite } from './earlier-suite.ts';

const DATABASE = 'karigar_chunks';
const WEB = 'apps/web';

/** Builds the app of the previous release; its archive has only that. */
const packEarlierApp = async (
  { folder }: Suite,
  version: string,
  into: string,
): Promise<string> => {
  for (const name of readdirSync(join(folder, 'packages'))) {
    const link = join(folder, 'node_modules/@karigar', name);
    if (!existsSync(link)) symlinkSync(`../../packages/${name}`, link);
  }
  await runOrThrow(['env', 'VITE_CLIENT_ID=karigar-app', 'vite', 'build'], join(folder, WEB));
  const root = join(into, `karigar-${version}`);
  mkdirSync(join(root, WEB), { recursive: true });
  cpSync(join(folder, WEB, 'dist'), join(root, WEB, 'dist'), { recursive: true });
  const archive = join(into, archiveName(version));
  await runOrThrow(['tar', '-czf', archive, '-C', into, `karigar-${version}`]);
  return archive;
};

/** Asks a server with this release's pages for every script of the previous release, as an app does that is still open. */
export const askForEarlierChunks = async (
  suite: Suite,
  version: string,
  adminUrl: string,
): Promise<{ chunks: number; failures: string[] }> => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-chunks-'));
  const failures: string[] = [];
  try {
    const archive = await packEarlierApp(suite, version, folder);
    await ensureWebApp(console.error);
    const shipped = join(folder, 'release');
    cpSync(join(repoRoot, WEB, 'dist'), join(shipped, WEB, 'dist'), { recursive: true });
    await putEarlierAssets(shipped, [archive]);
    await seedCluster(adminUrl, DATABASE);
    const server = await spawnServer({
      ROLES: 'http,live,relay,worker',
      DATABASE_URL: clusterWorld(adminUrl, DATABASE).url('app'),
      WEB_DIR: join(shipped, WEB, 'dist'),
    });
    const chunks = readdirSync(join(suite.folder, WEB, 'dist/assets')).filter((name) =>
      name.endsWith('.js'),
    );
    await server.start();
    try {
      for (const chunk of chunks) {
        const reply = await fetch(new URL(`/assets/${chunk}`, server.base));
        const isKept = reply.headers.get('cache-control')?.includes('immutable') === true;
        await reply.arrayBuffer();
        if (reply.status !== 200 || !isKept) failures.push(`${chunk}: ${reply.status}`);
      }
    } finally {
      await server.kill();
    }
    if (chunks.length === 0) failures.push('the previous release has no scripts');
    return { chunks: chunks.length, failures };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

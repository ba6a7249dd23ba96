import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repoRoot } from '../repo/root.ts';

const require = createRequire(import.meta.url);

/** The app's development server, which shows edits at once and forwards calls to the API. */
export function startWeb({ port, apiPort }: { port: number; apiPort: number }): ChildProcess {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const settings = ['--config', 'vite.config.ts', '--port', String(port)];
  return spawn(process.execPath, [vite, ...settings, '--logLevel', 'warn'], {
    cwd: join(repoRoot, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, KARIGAR_API: `http://127.0.0.1:${apiPort}` },
  });
}

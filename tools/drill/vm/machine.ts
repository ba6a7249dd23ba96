import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run, runOrThrow, type Outcome } from '../../repo/run.ts';
import { createNetwork } from './network.ts';
import { boot } from './nspawn.ts';

const PATIENCE_MS = 60_000;
const BARE = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'];
const HOSTS = '127.0.0.1 localhost\n::1 localhost\n';

/** A copy of the base that has a name of its own. */
const copyBase = async (base: string, root: string): Promise<void> => {
  await runOrThrow(['cp', '-a', '--reflink=auto', base, root]);
  writeFileSync(join(root, 'etc/hosts'), HOSTS);
  writeFileSync(join(root, 'etc/hostname'), 'first-hour\n');
  writeFileSync(join(root, 'etc/resolv.conf'), '');
  await runOrThrow(['rm', '-f', join(root, 'etc/machine-id')]);
  await runOrThrow(['systemd-machine-id-setup', `--root=${root}`]);
};

/** A new Debian that has booted, with a network of its own. Nothing of it is left after `remove`. */
export const startMachine = async (base: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-vm-'));
  const root = join(folder, 'root');
  const removers: (() => Promise<unknown>)[] = [() => run(['rm', '-rf', folder])];
  const remove = async (): Promise<void> => {
    for (const step of removers.splice(0).toReversed()) await step();
  };
  try {
    await copyBase(base, root);
    const network = await createNetwork();
    removers.push(() => network.remove());
    const log = join(folder, 'console.log');
    const place = { root, network: network.path, name: `kg${process.pid}`, log };
    let running = await boot(place);
    removers.push(() => running.kill());

    const enter = (script: string): Promise<Outcome> => {
      const into = ['nsenter', '-t', String(running.pid), '-a'];
      return run([...into, ...BARE, 'HOME=/root', '/bin/sh', '-c', script]);
    };
    const settled = async (): Promise<void> => {
      const deadline = Date.now() + PATIENCE_MS;
      for (;;) {
        const { output } = await enter('systemctl is-system-running');
        if (/^(running|degraded)$/.test(output.trim())) return;
        if (Date.now() > deadline) throw new Error(`the machine is still ${output}`);
        await pause(200);
      }
    };
    await settled();

    return {
      address: network.machine,
      /** This program, as the machine sees it. */
      here: network.here,
      root,
      /** Runs a script as root at home, as an operator does who has logged in. */
      run: (script: string): Promise<Outcome> => enter(`cd /root\n${script}`),
      put: (file: string): void => cpSync(file, join(root, 'root', basename(file))),
      /** Resolves with the moment at which systemd began anew. */
      reboot: async (): Promise<number> => {
        await enter('systemctl reboot --no-block');
        await running.shutDown();
        running = await boot(place);
        return running.began;
      },
      /** Everything that starts at boot has been started. */
      settled,
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
};

export type Machine = Awaited<ReturnType<typeof startMachine>>;

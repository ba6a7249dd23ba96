import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, runOrThrow, type Outcome } from '../../repo/run.ts';

/** What works without systemd and without a network of its own, on cgroups of either version. */
const SETTINGS = `[containers]
netns = "host"
default_ulimits = ["nofile=20000:20000", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`;

/** Podman with images and containers of its own, which end with it. */
export const createEngine = () => {
  const folder = mkdtempSync(join(tmpdir(), 'karigar-podman-'));
  const at = (name: string): string => join(folder, name);
  const storage = `[storage]
driver = "overlay"
graphroot = "${at('images')}"
runroot = "${at('run')}"
`;
  writeFileSync(at('containers.conf'), SETTINGS);
  writeFileSync(at('storage.conf'), storage);
  mkdirSync(at('tmp'));
  const env = {
    CONTAINERS_CONF: at('containers.conf'),
    CONTAINERS_STORAGE_CONF: at('storage.conf'),
    TMPDIR: at('tmp'),
  };
  const command = ['env', ...Object.entries(env).map(([name, value]) => `${name}=${value}`)];
  const tryPodman = (...words: string[]): Promise<Outcome> => run([...command, 'podman', ...words]);
  return {
    podman: (...words: string[]): Promise<string> => runOrThrow([...command, 'podman', ...words]),
    /** The same, when it may fail. */
    tryPodman,
    close: async (): Promise<void> => {
      await tryPodman('rm', '--all', '--force', '--time=0', '--volumes');
      // Podman leaves its folder of layers mounted onto itself.
      await run(['umount', '--recursive', '--lazy', at('images/overlay')]);
      rmSync(folder, { recursive: true });
    },
  };
};

export type Engine = ReturnType<typeof createEngine>;

import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../repo/root.ts';
import { freePort } from '../../services/free-port.ts';
import { end, launch } from '../../services/launch.ts';

const WATCH = join(repoRoot, 'deploy/watch');
/** Only memory disks: how full the disks of this machine are is not our matter. */
const NO_REAL_DISK = '^([^t]|t[^m]).*$';

const answers = (address: string) => (): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

interface Watched {
  folder: string;
  /** Internal ports of the processes, as host:port. */
  processes: readonly string[];
  pages: readonly string[];
  /** The file with the authority that signed the pages' certificates. */
  authority: string;
  pager: string;
}

/** Prometheus, Alertmanager and the exporters with the shipped files; only addresses and the pace of scrapes differ. */
export async function startWatchers({ folder, processes, pages, authority, pager }: Watched) {
  const [prometheus, alertmanager, node, blackbox] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const textfiles = join(folder, 'textfiles');
  const targets = join(folder, 'targets');
  for (const made of [textfiles, targets]) mkdirSync(made);
  const write = (file: string, text: string): string => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  };
  const shipped = (file: string): string => readFileSync(join(WATCH, file), 'utf8');
  const listed = (list: readonly string[]): string => JSON.stringify([{ targets: list }]);
  write('targets/karigar.yml', listed(processes));
  write('targets/node.yml', listed([`127.0.0.1:${node}`]));
  write('targets/pages.yml', listed(pages));
  const prometheusFile = write(
    'prometheus.yml',
    shipped('prometheus.yml')
      .replaceAll('/srv/karigar/current/deploy/watch', WATCH)
      .replaceAll('/etc/prometheus/targets', targets)
      .replaceAll('127.0.0.1:9093', `127.0.0.1:${alertmanager}`)
      .replaceAll('127.0.0.1:9115', `127.0.0.1:${blackbox}`)
      .replaceAll('10s', '2s')
      .replaceAll('scrape_timeout: 5s', 'scrape_timeout: 2s'),
  );
  const alertmanagerFile = write(
    'alertmanager.yml',
    shipped('alertmanager.yml').replaceAll('http://127.0.0.1:9099', pager),
  );

  const started: ChildProcess[] = [];
  const start = async (program: string, port: number, path: string, args: readonly string[]) => {
    started.push(
      await launch({
        program,
        args: [...args, `--web.listen-address=127.0.0.1:${port}`],
        log: join(folder, `${program}.log`),
        ready: answers(`http://127.0.0.1:${port}${path}`),
        options: { env: { ...process.env, SSL_CERT_FILE: authority } },
      }),
    );
  };
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((child) => end(child, 'SIGKILL')));
  };
  try {
    await start('prometheus-alertmanager', alertmanager, '/-/ready', [
      `--config.file=${alertmanagerFile}`,
      `--storage.path=${join(folder, 'alertmanager')}`,
      '--cluster.listen-address=',
    ]);
    await start('prometheus-node-exporter', node, '/metrics', [
      `--collector.textfile.directory=${textfiles}`,
      `--collector.filesystem.fs-types-exclude=${NO_REAL_DISK}`,
    ]);
    await start('prometheus-blackbox-exporter', blackbox, '/-/healthy', [
      `--config.file=${join(WATCH, 'blackbox.yml')}`,
    ]);
    await start('prometheus', prometheus, '/-/ready', [
      `--config.file=${prometheusFile}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { textfiles, stop };
}

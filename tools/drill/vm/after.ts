import { setTimeout as pause } from 'node:timers/promises';
import { badOf, documented, logIn } from './first-hour.ts';
import type { Gateways } from './gateways.ts';
import type { Machine } from './machine.ts';

const MOST_READY_SECONDS = 15;
const MOST_EXPOSURE = 1.5;
const PATIENCE_MS = 60_000;
const TIMERS = ['backup@full', 'backup@diff', 'copy-files', 'restore-test'] as const;
/** Everything that the installation wrote, by content, owner and rights. */
const WRITTEN =
  "find /etc/karigar /etc/nats-password.conf /etc/nats-server.conf /etc/caddy /etc/systemd/system -type f -exec stat -c '%n %U %a' {} + -exec sha256sum {} + | sort";
const READY =
  'curl -fsS -o /dev/null http://127.0.0.1:8081/ready && curl -fsS -o /dev/null http://127.0.0.2:8081/ready';

const show = async (machine: Machine, unit: string, property: string): Promise<string> =>
  (await machine.run(`systemctl show ${unit} -p ${property} --value`)).stdout.trim();

const untilReady = async (machine: Machine, since: number): Promise<number> => {
  while ((await machine.run(READY)).code !== 0) {
    if (performance.now() - since > PATIENCE_MS) throw new Error('the processes are not ready');
    await pause(100);
  }
  return (performance.now() - since) / 1000;
};

const failedUnits = async (machine: Machine): Promise<readonly string[]> => {
  const { stdout } = await machine.run('systemctl list-units --failed --plain --no-legend');
  return stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `failed: ${line}`);
};

/** What the machine says of itself, without a change to it. */
export const look = async (machine: Machine) => {
  const failures = [...(await failedUnits(machine)), ...(await badOf(machine))];
  const security = await machine.run('systemd-analyze security --no-pager karigar@a.service');
  const exposure = Number(/exposure level for .*: (\d+\.\d+)/.exec(security.output)?.[1]);
  if (!(exposure <= MOST_EXPOSURE))
    failures.push(`karigar@a is open: ${security.output.trimEnd().split('\n').at(-1) ?? ''}`);
  const restarts = await show(machine, 'postgresql@15-main', 'Restart');
  if (restarts !== 'on-failure') failures.push(`PostgreSQL restarts: ${restarts}`);
  const status = await machine.run(documented('karigar-admin status'));
  if (status.code !== 0 || !status.output.includes('karigar@b.service'))
    failures.push(`karigar-admin status: ${status.output}`);
  const log = await machine.run(`${documented("journalctl -u 'karigar@*'")} --no-pager -o cat`);
  if (!log.output.includes('"version"')) failures.push('the journal has no log of the processes');
  return { failures, exposure };
};

/** Each timer is enabled as the page of backups says, stands in the list, and is disabled again. */
export const tryTimers = async (machine: Machine): Promise<readonly string[]> => {
  const units = TIMERS.map((name) => `karigar-${name}.timer`);
  const enabled = await machine.run(`systemctl enable --now ${units.join(' ')}`);
  const { stdout } = await machine.run("systemctl list-timers 'karigar*' --no-pager");
  const failures = units.flatMap((unit) => (stdout.includes(unit) ? [] : [`${unit}: ${stdout}`]));
  for (const unit of units) {
    const service = unit.replace('.timer', '.service');
    const loaded = await show(machine, service, 'LoadState');
    if (loaded !== 'loaded') failures.push(`${service} is ${loaded}`);
  }
  if (enabled.code !== 0) failures.push(enabled.output);
  await machine.run(`systemctl disable --now ${units.join(' ')}`);
  await machine.run("systemctl reset-failed 'karigar-*'");
  return failures;
};

/** install.sh once more, on the machine that runs. */
export const installAgain = async (machine: Machine, command: string) => {
  const before = await machine.run(WRITTEN);
  const again = await machine.run(command);
  const after = await machine.run(WRITTEN);
  if (again.code !== 0) return [`install.sh once more: ${again.output}`];
  const known = new Set(before.stdout.split('\n'));
  if (known.size < 20) return [`install.sh wrote only ${before.stdout}`];
  return after.stdout
    .split('\n')
    .filter((line) => !known.has(line))
    .map((line) => `install.sh changed ${line}`);
};

/** SIGKILL of one process: systemd starts it again. */
export const killOne = async (machine: Machine) => {
  const failures: string[] = [];
  const pid = await show(machine, 'karigar@a', 'MainPID');
  await machine.run(`kill -KILL ${pid}`);
  const seconds = await untilReady(machine, performance.now());
  const restarts = await show(machine, 'karigar@a', 'NRestarts');
  if (restarts !== '1') failures.push(`karigar@a was started again ${restarts} times`);
  if ((await show(machine, 'karigar@a', 'MainPID')) === pid) failures.push('karigar@a was not hit');
  if (seconds > MOST_READY_SECONDS) failures.push(`back after ${seconds.toFixed(1)} s`);
  return { failures, seconds };
};

/** The machine boots anew; nobody touches it. */
export const reboot = async (machine: Machine, gateways: Gateways) => {
  const began = await machine.reboot();
  const seconds = await untilReady(machine, began);
  const failures: string[] = [];
  if (seconds > MOST_READY_SECONDS) failures.push(`ready ${seconds.toFixed(1)} s after the boot`);
  await machine.settled();
  failures.push(...(await failedUnits(machine)), ...(await badOf(machine)));
  await logIn(gateways, '7000000004');
  return { failures, seconds };
};

/** Both processes end by themselves, in time. */
export const stop = async (machine: Machine): Promise<readonly string[]> => {
  await machine.run("systemctl stop karigar.target 'karigar@*'");
  const failures = [...(await failedUnits(machine))];
  for (const unit of ['karigar@a', 'karigar@b']) {
    const said = [];
    for (const property of ['ActiveState', 'Result', 'ExecMainStatus'])
      said.push(await show(machine, unit, property));
    if (said.join() !== 'inactive,success,0') failures.push(`${unit} ended: ${said.join()}`);
  }
  return failures;
};

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tellFailures } from '../../figure/tell-failures.ts';
import { buildRelease } from '../../release/build.ts';
import { run } from '../../repo/run.ts';
import type { Drill } from '../drill.ts';
import { isSmall } from '../size.ts';
import { installAgain, killOne, look, reboot, stop, tryTimers } from '../vm/after.ts';
import { baseFolder } from '../vm/base-folder.ts';
import { APP, CONSOLE, passFirstHour } from '../vm/first-hour.ts';
import { startGateways } from '../vm/gateways.ts';
import { loadPages } from '../vm/load-pages.ts';
import { startMachine } from '../vm/machine.ts';
import { makeArchives, upgradeAndBack } from '../vm/upgrade.ts';

const PAGES = [`https://${APP}/login`, `https://${APP}/legal/terms`, `https://${CONSOLE}/login`];
const MOST_MINUTES = 10;

const rehearse = async (folder: string) => {
  const base = await baseFolder();
  const { archive, version } = await buildRelease(folder);
  const archives = isSmall ? null : await makeArchives(archive, version, folder);
  const failures: string[] = [];
  const closers: (() => unknown)[] = [];
  try {
    const machine = await startMachine(base);
    closers.push(machine.remove);
    const gateways = await startGateways(machine.here, folder);
    closers.push(gateways.close);
    machine.put(archive);
    machine.put(`${archive}.sha256`);

    const hour = await passFirstHour(machine, gateways, version);
    closers.push(hour.forget);
    failures.push(...hour.failures);
    if (hour.seconds > MOST_MINUTES * 60) failures.push(`logged in after ${hour.seconds} s`);
    const looked = await look(machine);
    failures.push(...looked.failures, ...(await tryTimers(machine)));

    const pages = loadPages(PAGES);
    closers.push(pages.stop);
    const install = `karigar-${version}/deploy/install.sh ${APP} ${CONSOLE}`;
    failures.push(...(await installAgain(machine, install)));
    const killed = await killOne(machine);
    const upgraded =
      archives === null ? null : await upgradeAndBack(machine, gateways, archives, version);
    const { loaded, failures: unserved } = await pages.stop();
    failures.push(...killed.failures, ...(upgraded?.failures ?? []), ...unserved);

    const booted = await reboot(machine, gateways);
    failures.push(...booted.failures, ...(await stop(machine)));
    return {
      failures,
      explanation: {
        minutesToLogin: Number((hour.seconds / 60).toFixed(1)),
        installSeconds: Math.round(hour.installSeconds),
        startSeconds: Number(hour.startSeconds.toFixed(1)),
        exposure: looked.exposure,
        secondsAfterKill: Number(killed.seconds.toFixed(1)),
        secondsAfterBoot: Number(booted.seconds.toFixed(1)),
        ...Object.fromEntries(
          Object.entries(upgraded?.seconds ?? {}).map(([name, time]) => [`${name}Seconds`, time]),
        ),
        pages: loaded,
        unserved: unserved.length,
      },
    };
  } catch (error) {
    tellFailures(failures);
    throw error;
  } finally {
    for (const close of closers.toReversed()) await close();
  }
};

export const vm: Drill = {
  name: 'vm',
  bar: 0,
  says: `what fails when docs/operate/first-hour.md is followed on a new Debian that has booted, from the archive to a customer who logs in (in ${MOST_MINUTES} minutes, packages at hand): what the doctor misses or finds bad, failed units, processes not ready in 15 s after start, SIGKILL and reboot, more than 1.5 of 10 open, a second install that changes something, timers, a damaged archive that is taken, pages not served during kill, upgrade, rollback and a release that does not start, an end that is not clean; at most the bar`,
  needs: {
    mmdebstrap: 'mmdebstrap',
    'systemd-nspawn': 'systemd-container',
    ip: 'iproute2',
    nsenter: 'util-linux',
    openssl: 'openssl',
  },
  nightly: 'a release is built, a Debian boots, and everything is installed',
  measure: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'karigar-drill-vm-'));
    try {
      const { failures, explanation } = await rehearse(folder);
      tellFailures(failures);
      return { value: failures.length, ok: failures.length === 0, explanation };
    } finally {
      await run(['rm', '-rf', folder]);
    }
  },
};

import { setTimeout as pause } from 'node:timers/promises';
import { tellFailures } from '../../figure/tell-failures.ts';
import { repoRoot } from '../../repo/root.ts';
import { readAlerts, readRuleFiles, textOf } from '../../rules/read-rules.ts';
import { GROUPS, SMALL_GROUPS, type Fault } from '../alerts/faults.ts';
import { startWatchedWorld, type WatchedWorld } from '../alerts/watched-world.ts';
import type { Drill } from '../drill.ts';
import { isSmall } from '../size.ts';

const MOST_SECONDS = 120;
const MINUTE = 60_000;
/** Windows of five minutes must pass before the last one ends. */
const RESOLVED_WITHIN_MS = 12 * MINUTE;
/** Longer than any `for` of a page and Alertmanager's wait. */
const QUIET_MS = 50_000;

interface Seen {
  name: string;
  mendedAt: number;
}

/** Fires the pages of a group by their faults and mends these; adds what was wrong to the failures. */
async function fire(
  world: WatchedWorld,
  group: readonly Fault[],
  failures: string[],
): Promise<{ seconds: number[]; seen: Seen[] }> {
  const planted: { fault: Fault; since: number; mend: () => Promise<unknown> }[] = [];
  const seconds: number[] = [];
  const seen: Seen[] = [];
  const listen = async (name: string, since: number): Promise<void> => {
    const taken = await world.pager.heard(name, 'firing', since, 3 * MOST_SECONDS * 1000);
    if (taken === null || taken > MOST_SECONDS)
      failures.push(`${name} ${taken === null ? 'did not arrive' : `after ${taken} s`}`);
    if (taken === null) return;
    seconds.push(taken);
    console.error(`${name} ${taken.toFixed(0)} s`);
  };
  try {
    for (const fault of group) {
      const since = performance.now();
      planted.push({ fault, since, mend: await fault.plant(world) });
    }
    await Promise.all(
      planted.flatMap(({ fault, since }) => fault.pages.map((name) => listen(name, since))),
    );
  } finally {
    for (const { fault, mend } of planted) {
      await mend();
      for (const name of fault.pages) seen.push({ name, mendedAt: performance.now() });
    }
  }
  return { seconds, seen };
}

async function resolve(world: WatchedWorld, seen: readonly Seen[], failures: string[]) {
  await Promise.all(
    seen.map(async ({ name, mendedAt }) => {
      const taken = await world.pager.heard(name, 'resolved', mendedAt, RESOLVED_WITHIN_MS);
      if (taken === null) failures.push(`${name} did not end`);
    }),
  );
}

const pagesOf = (groups: readonly (readonly Fault[])[]): Set<string> =>
  new Set(groups.flat().flatMap(({ pages }) => pages));

async function fireAll() {
  const failures: string[] = [];
  const groups = isSmall ? SMALL_GROUPS : GROUPS;
  const alerts = readAlerts(textOf(repoRoot, readRuleFiles(repoRoot).rules));
  const known = pagesOf(GROUPS);
  for (const { name, severity } of alerts)
    if (severity === 'page' && !known.has(name)) failures.push(`${name} has no fault`);

  const world = await startWatchedWorld();
  try {
    world.backedUp(0);
    await world.askForCodes(1);
    if (!isSmall) await pause(QUIET_MS);
    for (const name of world.pager.pages()) failures.push(`${name} without a fault`);
    const seconds: number[] = [];
    const ending: Promise<void>[] = [];
    for (const group of groups) {
      const fired = await fire(world, group, failures);
      seconds.push(...fired.seconds);
      ending.push(resolve(world, fired.seen, failures));
    }
    await Promise.all(ending);
    return { failures, seconds };
  } finally {
    await world.close();
  }
}

export const alerts: Drill = {
  name: 'alerts',
  bar: 0,
  says: `what fails when each page is fired by its real fault (PostgreSQL, NATS, processes, provider, disk, backup, certificate), through Prometheus and Alertmanager to a webhook: each must arrive within ${MOST_SECONDS} s and end after its fault, and none may come without one`,
  needs: {
    prometheus: 'prometheus',
    'prometheus-alertmanager': 'prometheus-alertmanager',
    'prometheus-node-exporter': 'prometheus-node-exporter',
    'prometheus-blackbox-exporter': 'prometheus-blackbox-exporter',
    'nats-server': 'nats-server',
  },
  nightly:
    'alerts take minutes to fire and to end; the gate rules tests every rule for each change',
  measure: async () => {
    const { failures, seconds } = await fireAll();
    tellFailures(failures);
    return {
      value: failures.length,
      ok: failures.length === 0,
      explanation: {
        pages: seconds.length,
        slowestSeconds: Math.round(Math.max(0, ...seconds)),
        medianSeconds: Math.round(
          seconds.toSorted((one, other) => one - other)[Math.floor(seconds.length / 2)] ?? 0,
        ),
      },
    };
  },
};

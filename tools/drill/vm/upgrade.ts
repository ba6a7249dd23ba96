import { basename } from 'node:path';
import { otherReleases, thatEnds, withMigration } from './archives.ts';
import { documented, logIn } from './first-hour.ts';
import type { Gateways } from './gateways.ts';
import type { Machine } from './machine.ts';

const MIGRATED = `runuser -u postgres -- psql -d karigar -Atc "SELECT to_regclass('brought_by_the_upgrade')"`;
const VERSIONS =
  'curl -fsS http://127.0.0.1:8081/metrics http://127.0.0.2:8081/metrics | grep ^karigar_build_info';

const bumped = (version: string, by: number): string => {
  const [major, minor, patch] = version.split('.').map(Number);
  return `${major}.${minor}.${Number(patch) + by}`;
};

const leadsTo = async (machine: Machine, link: string): Promise<string> =>
  (await machine.run(`readlink -f /srv/karigar/${link}`)).stdout.trim();

/** Both processes say that they are this version, and so does the link. */
const runs = async (machine: Machine, version: string): Promise<readonly string[]> => {
  const { stdout } = await machine.run(VERSIONS);
  const link = await leadsTo(machine, 'current');
  const failures = [];
  if (stdout.split(`version="${version}"`).length !== 3) failures.push(`not ${version}: ${stdout}`);
  if (link !== `/srv/karigar/releases/${version}`) failures.push(`not ${version}: ${link}`);
  return failures;
};

/** The archives of an operator who upgrades: damaged, newer, and one that does not start. */
export const makeArchives = async (archive: string, from: string, folder: string) => {
  const [newer, broken] = [bumped(from, 1), bumped(from, 2)];
  const [damagedArchive = '', newerArchive = '', brokenArchive = ''] = await otherReleases(
    archive,
    { from, stage: `${folder}/stage` },
    [
      { into: `${folder}/damaged`, version: newer, change: thatEnds, isDamaged: true },
      { into: folder, version: newer, change: withMigration },
      { into: folder, version: broken, change: thatEnds },
    ],
  );
  return { newer, damagedArchive, newerArchive, brokenArchive };
};

type Archives = Awaited<ReturnType<typeof makeArchives>>;

const upgradeTo = (machine: Machine, archive: string) => {
  machine.put(archive);
  machine.put(`${archive}.sha256`);
  return machine.run(`${documented('karigar-admin upgrade')} ${basename(archive)}`);
};

/** A damaged archive, by the checksum beside it or by those inside, changes nothing. */
const refuse = async (machine: Machine, archives: Archives, version: string) => {
  const failures: string[] = [];
  const { damagedArchive } = archives;
  const changed = await upgradeTo(machine, damagedArchive);
  if (changed.code === 0 || !changed.output.includes('damaged'))
    failures.push(`a changed file was not refused: ${changed.output}`);
  await machine.run(`echo >>${basename(damagedArchive)}`);
  const torn = await machine.run(`karigar-admin upgrade ${basename(damagedArchive)}`);
  if (torn.code === 0 || !torn.output.includes('FAILED'))
    failures.push(`a damaged archive was not refused: ${torn.output}`);
  return [...failures, ...(await runs(machine, version))];
};

/** Forward, back, forward to a release that does not start, and back to one that does not start any more. */
export const upgradeAndBack = async (
  machine: Machine,
  gateways: Gateways,
  archives: Archives,
  version: string,
) => {
  const failures = await refuse(machine, archives, version);
  const seconds: Record<string, number> = {};
  const timed = async (name: string, work: () => ReturnType<Machine['run']>, code: number) => {
    const began = performance.now();
    const outcome = await work();
    seconds[name] = Math.round((performance.now() - began) / 100) / 10;
    if (outcome.code !== code) failures.push(`${name}: ${outcome.output}`);
    return outcome.output;
  };
  await timed('upgrade', () => upgradeTo(machine, archives.newerArchive), 0);
  failures.push(...(await runs(machine, archives.newer)));
  const { stdout } = await machine.run(MIGRATED);
  if (stdout.trim() === '') failures.push('the upgrade did not migrate');
  await logIn(gateways, '7000000003');

  await timed('rollback', () => machine.run(documented('karigar-admin rollback')), 0);
  failures.push(...(await runs(machine, version)));

  const said = await timed('takenBack', () => upgradeTo(machine, archives.brokenArchive), 1);
  if (!said.includes('going back')) failures.push(`it was not taken back: ${said}`);
  failures.push(...(await runs(machine, version)));
  const previous = await leadsTo(machine, 'previous');
  if (!previous.endsWith(`/${archives.newer}`)) failures.push(`it would go back to ${previous}`);

  await machine.run(`printf '#!/bin/sh\nexit 1\n' >/srv/karigar/previous/bin/karigar`);
  const stayed = await timed('rollbackStayed', () => machine.run('karigar-admin rollback'), 1);
  if (!stayed.includes('going on')) failures.push(`it did not go on: ${stayed}`);
  failures.push(...(await runs(machine, version)));
  return { failures, seconds };
};

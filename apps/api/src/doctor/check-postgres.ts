import { checkDatabase, type Expected } from '#db/check-database';
import { readDatabase, readPartitionDays, type FoundDatabase } from './doctor-store.ts';
import { bad, good, weak, wordsOf, type Finding } from './finding.ts';

export type PostgresSetup = Expected & {
  /** Of one process and role. */
  readonly connections: number;
  readonly isProduction: boolean;
};

const MOST_SECONDS_APART = 2;
const LEAST_DAYS_AHEAD = 90;
/** Two roles, session lookups and the worker's own, in two processes that overlap during a restart. */
const connectionsOf = (connections: number): number => 2 * (2 * connections + 4);

const clockFinding = ({ now }: FoundDatabase): Finding => {
  const apart = Math.abs(now - Date.now() / 1000);
  return apart > MOST_SECONDS_APART
    ? bad('clock', `this machine and the database are ${apart.toFixed(0)} s apart: run NTP on both`)
    : good('clock', 'as the database has it');
};

const safety = (found: FoundDatabase, isProduction: boolean): Finding[] => {
  const findings: Finding[] = [];
  const off = (['fsync', 'full_page_writes'] as const).filter((name) => found[name] !== 'on');
  if (off.length > 0) {
    const says = `${off.join(' and ')} is off: a crash would lose data; set it on in postgresql.conf`;
    findings.push(isProduction ? bad('PostgreSQL', says) : weak('PostgreSQL', says));
  }
  if (found.data_checksums !== 'on')
    findings.push(
      weak('checksums', 'off: stop PostgreSQL and run pg_checksums --enable, to notice a bad disk'),
    );
  return findings;
};

const roleFindings = async (role: 'app' | 'system', setup: PostgresSetup): Promise<Finding[]> => {
  const about = `role karigar_${role}`;
  let found: FoundDatabase;
  try {
    found = await readDatabase(setup.url(role));
  } catch (error) {
    return [
      bad(
        about,
        `does not log in: ${wordsOf(error)}. Is PostgreSQL up (systemctl status postgresql)? Passwords: systemctl start karigar-prepare`,
      ),
    ];
  }
  if (found.isUnbound)
    return [
      bad(about, 'row level security does not bind it: ALTER ROLE … NOSUPERUSER NOBYPASSRLS'),
    ];
  if (found.isReadOnly) return [bad(about, 'reached a standby: the URL must lead to the primary')];
  if (role === 'app') return [good(about, 'logs in')];
  const needed = connectionsOf(setup.connections);
  const room =
    found.max_connections < needed
      ? [
          weak(
            'connections',
            `max_connections is ${found.max_connections}, two processes use up to ${needed}`,
          ),
        ]
      : [];
  return [
    good(about, `logs in to PostgreSQL ${found.version}`),
    clockFinding(found),
    ...safety(found, setup.isProduction),
    ...room,
  ];
};

const schemaFindings = async (setup: PostgresSetup): Promise<Finding[]> => {
  const problems = await checkDatabase(setup);
  if (problems.length > 0) return problems.map((problem) => bad('schema', problem));
  const days = Math.floor(await readPartitionDays(setup.url('system')));
  return [
    good('schema', 'is that of this release'),
    days < LEAST_DAYS_AHEAD
      ? bad('partitions', `end in ${days} days: a running worker adds them, see its log`)
      : good('partitions', `for ${days} days ahead`),
  ];
};

export const checkPostgres = async (setup: PostgresSetup): Promise<Finding[]> => {
  const roles = [...(await roleFindings('app', setup)), ...(await roleFindings('system', setup))];
  const cannotLogIn = roles.some(({ kind, about }) => kind === 'bad' && about.startsWith('role'));
  return cannotLogIn ? roles : [...roles, ...(await schemaFindings(setup))];
};

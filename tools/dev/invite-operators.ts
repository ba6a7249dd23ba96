import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Desk } from '@karigar/domain/console/desks';
import { repoRoot } from '../repo/root.ts';

/** Two people, so that one can agree to what the other asks. Together they hold every desk but audit. */
const OPERATORS: readonly { name: string; email: string; desks: readonly Desk[] }[] = [
  {
    name: 'Meera Joshi',
    email: 'meera@karigar.example',
    desks: ['dispatch', 'help', 'kyc', 'catalogue', 'admin'],
  },
  {
    name: 'Ravi Kulkarni',
    email: 'ravi@karigar.example',
    desks: ['dispatch', 'help', 'kyc', 'money'],
  },
];

export interface Invited {
  name: string;
  desks: readonly Desk[];
  /** Valid for 24 hours, once. */
  link: string;
}

/** Invites the operators of a demo world by the command line, as a deployer does. */
export async function inviteOperators(at: {
  databaseUrl: string;
  consoleUrl: string;
}): Promise<Invited[]> {
  const invited: Invited[] = [];
  for (const { name, email, desks } of OPERATORS) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        'apps/api/src/db-main.ts',
        'operator',
        '--email',
        email,
        '--name',
        name,
        '--city',
        'Pune',
        ...desks.flatMap((desk) => ['--desk', desk]),
      ],
      {
        cwd: repoRoot,
        env: { ...process.env, DATABASE_URL: at.databaseUrl, CONSOLE_URL: at.consoleUrl },
      },
    );
    invited.push({ name, desks, link: stdout.trim() });
  }
  return invited;
}

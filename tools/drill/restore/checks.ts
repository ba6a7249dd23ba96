import { run } from '../../repo/run.ts';

/** Runs the checks of a restored database as the operator does: `npm run db -- audit` and `ledger`. */
export const checkBooks = async (databaseUrl: string): Promise<string[]> => {
  const failures: string[] = [];
  for (const [check, good] of [
    ['audit', 'unbroken'],
    ['ledger', 'every balance is its sum'],
  ] as const) {
    const command = ['env', `DATABASE_URL=${databaseUrl}`, process.execPath];
    const { code, output } = await run([...command, 'apps/api/src/db-main.ts', check]);
    if (code !== 0 || !output.includes(good)) failures.push(`${check}: ${output.trim()}`);
  }
  return failures;
};

import { execFileSync } from 'node:child_process';
import type { Desk } from '@karigar/domain/console/desks';
import type { Page } from '@playwright/test';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { repoRoot } from '../../tools/repo/root.ts';

/** The console is at its own name, which its passkeys belong to. */
export const consoleUrl = (): string => (process.env['E2E_CONSOLE'] ?? '').replace('//', '//ops.');

/** Invites an operator as operations do, and returns the path of the link. */
export const invite = (
  email: string,
  city = 'Pune',
  desks: readonly Desk[] = ['dispatch', 'kyc'],
): string => {
  const database = process.env['E2E_DATABASE'] ?? '';
  const given = desks.flatMap((desk) => ['--desk', desk]);
  const args = ['--email', email, '--name', 'Priya Nair', ...given];
  const said = execFileSync(
    process.execPath,
    ['apps/api/src/db-main.ts', 'operator', ...args, '--city', city],
    {
      cwd: repoRoot,
      encoding: 'utf8',
      env: {
        ...process.env,
        DATABASE_URL: urlFor(database, 'app', new URL(database).pathname.slice(1)),
        CONSOLE_URL: consoleUrl(),
      },
    },
  );
  const path = /\/invite#\S+/.exec(said)?.[0];
  if (path === undefined) throw new Error(`no invitation in: ${said}`);
  return path;
};

/** A computer that its owner unlocks for every passkey. */
export const giveScreenLock = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

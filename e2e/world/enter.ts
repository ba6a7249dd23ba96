import type { Page } from '@playwright/test';
import { loginWithPassword } from '@karigar/contract/accounts/login-with-password';
import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { ask } from './ask.ts';
import { DEMO_PASSWORD, people } from './people.ts';

export type Visitor = 'suresh' | 'asha' | 'guest';

/** Puts a real session into the page before its first screen, in whatever language that will be. */
export async function enterAs(page: Page, who: Visitor): Promise<void> {
  const opened =
    who === 'guest'
      ? await ask(page.request, continueAsGuest, { device: who })
      : await ask(page.request, loginWithPassword, {
          email: people[who].email,
          password: DEMO_PASSWORD,
          device: who,
        });
  if (opened.kind !== 'ok') throw new Error(`${who} was not let in: ${JSON.stringify(opened)}`);
  const role = who === 'guest' ? 'guest' : people[who].role;
  await page.addInitScript(
    ([authToken, as]) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('role', as);
    },
    [opened.data.authToken, role] as const,
  );
}

import type { Page } from '@playwright/test';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { ask } from './ask.ts';
import { DEMO_PASSWORD, people } from './people.ts';

export type Visitor = 'suresh' | 'asha' | 'guest';

/** What was told before he came is not said again over the screen that is looked at. */
async function newestHeard(page: Page, authToken: string): Promise<string> {
  const told = await ask(page.request, listNotifications, {}, authToken);
  return told.kind === 'ok' ? String(told.data[0]?.id ?? '') : '';
}

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
  const heard = who === 'guest' ? '' : await newestHeard(page, opened.data.authToken);
  await page.addInitScript(
    ([authToken, as, lastNotificationId]) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('role', as);
      localStorage.setItem('lastNotificationId', lastNotificationId);
    },
    [opened.data.authToken, role, heard] as const,
  );
}

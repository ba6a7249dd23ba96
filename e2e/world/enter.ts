import type { Page } from '@playwright/test';
import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { continueAsGuest } from '@karigar/contract/sessions/continue-as-guest';
import { ask } from './ask.ts';
import { DEMO_PASSWORD, people } from './people.ts';

export type Visitor = 'suresh' | 'asha' | 'guest';

/** The newest notification id, so that the page shows no toast for earlier notifications. */
export async function newestNotificationId(page: Page, authToken: string): Promise<string> {
  const notifications = await ask(page.request, listNotifications, {}, authToken);
  return notifications.kind === 'ok' ? String(notifications.data[0]?.id ?? '') : '';
}

/** Puts a real session into the page before its first screen, in any language. */
export async function enterAs(page: Page, who: Visitor): Promise<void> {
  const opened =
    who === 'guest'
      ? await ask(page.request, continueAsGuest, { device: who })
      : await ask(page.request, loginWithPassword, {
          email: people[who].email,
          password: DEMO_PASSWORD,
          device: who,
        });
  if (opened.kind !== 'ok') throw new Error(`${who} could not log in: ${JSON.stringify(opened)}`);
  const role = who === 'guest' ? 'guest' : people[who].role;
  const newestId = who === 'guest' ? '' : await newestNotificationId(page, opened.data.authToken);
  await page.addInitScript(
    ([authToken, as, lastNotificationId]) => {
      localStorage.setItem('authToken', authToken);
      localStorage.setItem('role', as);
      localStorage.setItem('lastNotificationId', lastNotificationId);
    },
    [opened.data.authToken, role, newestId] as const,
  );
}

import type { Page } from '@playwright/test';
import { createPerson, type FreshPerson } from '../../apps/api/testing/fresh-people.ts';
import { look } from '../world/job-store.ts';
import { tokenOf } from '../world/job.ts';

/** Opens this screen as a new serviceman without documents and bank details, used by no other test. */
export async function openAsNewcomer(page: Page, path: string): Promise<FreshPerson> {
  const person = await createPerson(look, 'serviceman', Date.now());
  const authToken = await tokenOf(page.request, person, 'serviceman');
  await page.addInitScript((token) => {
    localStorage.setItem('authToken', token);
    localStorage.setItem('role', 'serviceman');
  }, authToken);
  await page.goto(path);
  return person;
}

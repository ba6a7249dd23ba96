import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A client address of one test alone, so that limits per address count for one test. */
const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** A phone number without an account. */
export const newPhone = (): string => `7${String(randomInt(1e9)).padStart(9, '0')}`;

/** The real product on a separate phone. */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern.
  baseURL: async ({}, use) => use(process.env['E2E_BASE']),
  // oxlint-disable-next-line no-empty-pattern -- as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
});

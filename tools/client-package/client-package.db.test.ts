import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSession } from '../../apps/api/proofs/exactly-once-stage.ts';
import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import {
  addAddress,
  ORDERED,
  putOnDuty,
  serveFarArea,
} from '../../apps/api/testing/order-world.ts';
import { createTestApp, type TestApp } from '../../apps/api/testing/test-app.ts';
import { packClient } from './build.ts';

const EXAMPLES = join(import.meta.dirname, '../../docs/examples');
const run = promisify(execFile);

let app: TestApp;
let packed: string;
let home: string;
beforeAll(async () => {
  app = await createTestApp();
  packed = mkdtempSync(join(tmpdir(), 'karigar-packed-'));
  home = mkdtempSync(join(tmpdir(), 'karigar-partner-'));
  writeFileSync(join(home, 'package.json'), '{ "private": true, "type": "module" }');
  const file = packClient(packed);
  execFileSync('npm', ['install', '--offline', '--no-audit', '--ignore-scripts', file], {
    cwd: home,
    stdio: 'pipe',
  });
  cpSync(EXAMPLES, home, { recursive: true });
});
afterAll(async () => {
  await app.close();
  for (const folder of [packed, home]) rmSync(folder, { recursive: true, force: true });
});

it('the example orders, follows and cancels a booking with the package installed from its file', async () => {
  await serveFarArea(app.look, true);
  await putOnDuty(app.look, (await createPerson(app.look, 'serviceman', app.now())).id);
  const customer = await createPerson(app.look, 'customer', app.now());
  await addAddress(app.look, customer.id);
  const { stdout } = await run(process.execPath, ['order.mjs'], {
    cwd: home,
    env: {
      KARIGAR_BASE: new URL('/api/', app.base).href,
      KARIGAR_TOKEN: await openSession(app, customer),
      SERVICE: String(ORDERED.id),
      NOW: String(app.now()),
    },
  });
  expect(stdout).toMatch(/^ordered KRG-\w+, once: true\nstate: requested\nstate: cancelled\n$/);
});

it('the package has types for TypeScript, the public calls and none of the console', () => {
  const use = `import { connect } from 'karigar-client';
import { getMyBooking } from 'karigar-client/customer-bookings/get-my-booking';
const call = connect({ base: '', clientId: '', version: '1', authToken: () => null });
const result = await call(getMyBooking, { bookingId: 7 });
export const state: string = result.kind === 'ok' ? result.data.booking.state : '';
// @ts-expect-error a booking is named by its number
await call(getMyBooking, { bookingId: 'seven' });
`;
  writeFileSync(join(home, 'use.ts'), use);
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  execFileSync(tsc, [...options, '--lib', 'es2025,dom,dom.iterable', '--types', '', 'use.ts'], {
    cwd: home,
    stdio: 'inherit',
  });
  const installed = join(home, 'node_modules/karigar-client');
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(files).toContain('contract/src/orders/place-order.js');
  expect(files.filter((file) => /prepare-payout-run|operator-login/.test(file))).toEqual([]);
  expect(readFileSync(join(installed, 'contract/src/open.js'), 'utf8')).not.toContain('@karigar/');
});

it('the example has at most sixty lines', () => {
  expect(
    readFileSync(join(EXAMPLES, 'order.mjs'), 'utf8').trimEnd().split('\n').length,
  ).toBeLessThanOrEqual(60);
});

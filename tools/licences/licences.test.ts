import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';
import { isAllowed } from './allowed.ts';

it.each([
  ['forbidden-licence', 'left 1.0.0: licence not allowed: AGPL-3.0-only'],
  ['undocumented-dependency', 'left: a direct dependency without a row in docs/dependencies.md'],
])('the licences gate reports %s', async (planted, message) => {
  const { code, output } = await runScript('licences', await plant(`licences/${planted}`));
  expect(output).toContain(message);
  expect(output).toContain('1 errors');
  expect(code).toBe(1);
});

it.each([
  ['MIT', true],
  ['(MIT OR CC0-1.0)', true],
  ['Apache-2.0 AND MIT', true],
  ['(MIT OR GPL-3.0-only)', false],
  ['none stated', false],
  ['WTFPL', false],
])('isAllowed judges %s for a shipped package', (licence, allowed) => {
  expect(isAllowed({ name: 'left', licence, production: true })).toBe(allowed);
});

it('isAllowed accepts a few more licences for tools', () => {
  expect(isAllowed({ name: 'left', licence: 'WTFPL', production: false })).toBe(true);
  expect(isAllowed({ name: 'left', licence: 'GPL-3.0-only', production: false })).toBe(false);
});

it.each([
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['@img/sharp-linux-x64', 'GPL-3.0-or-later', false],
  ['left', 'LGPL-3.0-or-later', false],
])('isAllowed gives %s under %s the exception for libvips: %s', (name, licence, allowed) => {
  expect(isAllowed({ name, licence, production: true })).toBe(allowed);
});

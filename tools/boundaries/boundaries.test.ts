import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['cycle', 'no-cycle'],
  ['folder-cycle', 'no-folder-cycle'],
  ['unresolvable-import', 'no-unresolvable'],
  ['deprecated-core-module', 'no-deprecated-core'],
  ['domain-imports-node', 'domain-is-pure'],
  ['domain-imports-a-package', 'domain-is-pure'],
  ['domain-imports-contract', 'domain-is-pure'],
  ['contract-imports-node', 'contract-imports-domain-and-zod-mini'],
  ['contract-imports-full-zod', 'contract-uses-zod-mini'],
  ['ui-imports-domain', 'ui-knows-no-product'],
  ['server-imports-ui', 'server-imports-no-browser-package'],
  ['package-imports-app', 'packages-import-no-app'],
  ['product-imports-tool', 'product-imports-no-tool'],
  ['app-imports-app', 'apps-are-apart'],
  ['feature-imports-feature', 'features-are-apart'],
  ['feature-imports-feature-by-alias', 'features-are-apart'],
  ['feature-bypasses-index', 'feature-has-one-entry'],
  ['module-bypasses-index', 'module-has-one-entry'],
  ['module-imports-inside-of-module', 'modules-meet-at-the-entry'],
  ['platform-imports-entity', 'platform-knows-no-entity'],
  ['entity-imports-feature', 'entities-know-no-feature'],
  ['feature-imports-app', 'features-know-no-app'],
  ['product-imports-test', 'no-test-in-product'],
  ['server-imports-test-kit', 'no-test-kit-in-server'],
  ['database-outside-store', 'database-in-stores'],
] as const)('the boundaries gate reports %s as %s', async (planted, rule) => {
  const { code, output } = await runScript('boundaries', await plant(`boundaries/${planted}`));
  expect(code, output).not.toBe(0);
  expect(output.match(/error \S+/g), output).toEqual([`error ${rule}:`]);
});

it('the boundaries gate passes a clean tree', async () => {
  const { code, output } = await runScript('boundaries', await plant('clean'));
  expect(output).toContain('no dependency violations found');
  expect(code).toBe(0);
});

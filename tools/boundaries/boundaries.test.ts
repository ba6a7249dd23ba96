import { expect, it } from 'vitest';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

it.each([
  ['cycle', 'no-cycle'],
  ['import-of-nothing', 'no-unresolvable'],
  ['deprecated-core-module', 'no-deprecated-core'],
  ['domain-imports-node', 'domain-is-pure'],
  ['domain-imports-a-package', 'domain-is-pure'],
  ['domain-imports-contract', 'domain-is-pure'],
  ['contract-imports-node', 'contract-imports-domain-and-zod-mini'],
  ['contract-imports-full-zod', 'contract-uses-zod-mini'],
  ['ui-imports-domain', 'ui-knows-no-product'],
  ['package-imports-app', 'packages-import-no-app'],
  ['product-imports-tool', 'product-imports-no-tool'],
  ['app-imports-app', 'apps-are-apart'],
  ['feature-imports-feature', 'features-are-apart'],
  ['feature-imports-feature-by-alias', 'features-are-apart'],
  ['feature-by-the-window', 'feature-has-one-door'],
  ['module-by-the-window', 'module-has-one-door'],
  ['module-imports-inside-of-module', 'modules-meet-at-the-door'],
  ['shared-imports-feature', 'shared-is-below'],
  ['feature-imports-app', 'features-know-no-app'],
  ['product-imports-test', 'no-test-in-product'],
  ['database-outside-store', 'database-in-stores'],
] as const)('reports %s as %s', async (planted, rule) => {
  const { code, output } = await runScript('boundaries', await plant(`boundaries/${planted}`));
  expect(code, output).not.toBe(0);
  expect(output.match(/error \S+/g), output).toEqual([`error ${rule}:`]);
});

it('passes a clean tree', async () => {
  const { code, output } = await runScript('boundaries', await plant('clean'));
  expect(output).toContain('no dependency violations found');
  expect(code).toBe(0);
});

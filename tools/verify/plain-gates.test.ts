import { expect, it } from 'vitest';
import { repoRoot } from '../repo/root.ts';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

const gates = {
  format: ['--check'],
  types: [],
  'dead-code': [],
  secrets: [],
  test: ['--config', `${repoRoot}/vitest.config.ts`, '--root', '.'],
} satisfies Record<string, string[]>;

it.each([
  ['format', 'format/unformatted', 'packages/ui/src/day.ts'],
  ['types', 'types/wrong-type', 'error TS2322'],
  ['dead-code', 'dead-code/unused-file', 'tools/forgotten/read.ts'],
  ['dead-code', 'dead-code/unused-export', 'RUPEE'],
  ['secrets', 'secrets/private-key', 'secretlint-rule-privatekey'],
  ['secrets', 'secrets/token', 'secretlint-rule-github'],
  ['test', 'tests/failing-test', '1 failed'],
] as const)('the gate %s reports %s', async (gate, planted, message) => {
  const { code, output } = await runScript(gate, await plant(planted), ...gates[gate]);
  expect(output).toContain(message);
  expect(code).toBe(1);
});

it.each(['format', 'types', 'secrets', 'test'] as const)(
  'the gate %s passes a clean tree',
  async (gate) => {
    const { code, output } = await runScript(gate, await plant('clean'), ...gates[gate]);
    expect(code, output).toBe(0);
  },
);

import { expect, it } from 'vitest';
import type { Outcome } from '../repo/run.ts';
import { plant } from '../testing/plant.ts';
import { runScript } from '../testing/run-script.ts';

let once: Promise<Outcome> | undefined;

/** One run over all planted stores: each has one violation. */
const run = (): Promise<Outcome> => (once ??= plant('sql').then((root) => runScript('sql', root)));

const rulesIn = ({ output }: Outcome, store: string): string[] => {
  const lines = output.split('\n').filter((line) => line.includes(`/${store}-store.ts:`));
  return lines.map((line) => /error ([\w-]+):/.exec(line)?.[1] ?? line);
};

it.each([
  ['column-nobody-reads', 'column'],
  ['column-nobody-selects', 'column'],
  ['column-set-to-null', 'null'],
  ['forgotten-literal', 'literal'],
  ['misspelt-column', 'prepare'],
  ['missing-name', 'parameter'],
  ['missing-parameter', 'parameter'],
  ['needless-trust', 'trusted'],
  ['nine-positions', 'positions'],
  ['null-for-a-required-column', 'null'],
  ['nullable-column', 'null'],
  ['nullable-side-of-join', 'null'],
  ['numbers-of-bigint-array', 'type'],
  ['other-domain', 'json'],
  ['other-json', 'json'],
  ['row-without-names', 'column'],
  ['stored-json', 'json'],
  ['sum-of-nothing', 'null'],
  ['text-that-a-check-refuses', 'literal'],
  ['two-texts-of-one-name', 'name'],
  ['undefined-parameter', 'parameter'],
  ['unseen-statement', 'unseen'],
  ['unseen-values', 'unseen'],
  ['wrong-column-type', 'type'],
  ['wrong-parameter-type', 'parameter'],
] as const)('the gate sql reports %s as %s', async (planted, rule) => {
  const outcome = await run();
  expect(rulesIn(outcome, planted), outcome.output).toEqual([rule]);
  expect(outcome.code).not.toBe(0);
});

it('the gate sql passes columns that are proven or trusted', async () => {
  const outcome = await run();
  expect(outcome.output).toMatch(/sql: \d+ calls/);
  expect(rulesIn(outcome, 'right')).toEqual([]);
});

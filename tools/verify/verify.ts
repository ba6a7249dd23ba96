import { run } from '../repo/run.ts';
import { twoAtATime } from '../repo/two-at-a-time.ts';
import type { Tree } from './choose-tests.ts';
import { contentsOf } from './contents.ts';
import type { Gate } from './gates.ts';
import { gist } from './gist.ts';
import { readGreen, writeGreen } from './green-record.ts';
import { planGate, readTree } from './plan.ts';

export interface Manner {
  root: string;
  print: (line: string) => void;
  /** Runs what passed before on the same content too. */
  isWhole?: boolean;
  /** More arguments for the gates that run alone, such as `--shard=1/3`. Their result is not recorded. */
  more?: readonly string[];
}

export interface Verdict {
  passed: number;
  failed: readonly string[];
  /** Gates whose files have not changed since they passed. */
  unchanged: number;
  /** Tests that passed only in their second try. */
  retried: readonly string[];
}

/** Runs every gate, two at a time, also after a failure, and prints the results. */
export async function verify(
  gates: readonly Gate[],
  { root, print, isWhole = false, more = [] }: Manner,
): Promise<Verdict> {
  const now = contentsOf(root);
  let known: Tree | undefined;
  const tree = () => (known ??= readTree(root, now));
  const retried: string[] = [];

  const judge = async (gate: Gate): Promise<'pass' | 'FAIL' | 'same'> => {
    const { name, alone } = gate;
    const plan = planGate(gate, isWhole ? null : readGreen(root, name), now, tree);
    if (plan === null) {
      print(`same  ${name.padEnd(12)}`);
      writeGreen(root, name, now);
      return 'same';
    }
    const start = performance.now();
    const { code, output } = await run(alone ? [...plan.command, ...more] : plan.command, root);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const ok = code === 0;
    print(
      `${ok ? 'pass' : 'FAIL'}  ${name.padEnd(12)} ${seconds.padStart(5)} s  ${plan.of}`.trimEnd(),
    );
    retried.push(...[...output.matchAll(/^retried: (.+)$/gm)].map(([, test = '']) => test));
    if (!ok) {
      const report = [...gist(output), output.trimEnd()].join('\n');
      print(report.replaceAll(/^/gm, '      '));
    } else if (more.length === 0) writeGreen(root, name, now);
    return ok ? 'pass' : 'FAIL';
  };

  const results = await twoAtATime(
    gates.filter(({ alone }) => !alone),
    judge,
  );
  const alone = gates.filter((gate) => gate.alone);
  for (const gate of alone) results.push(await judge(gate));

  const inOrder = [...gates.filter((gate) => !gate.alone), ...alone];
  const failed = inOrder.filter((_, at) => results[at] === 'FAIL').map(({ name }) => name);
  const count = (kind: string) => results.filter((result) => result === kind).length;
  for (const test of retried) print(`retried: ${test}`);
  print(
    'advisory audit: not run (it needs the public registry; .github/workflows/verify.yml runs it)',
  );
  const unchanged = count('same') === 0 ? '' : `, ${count('same')} unchanged since they passed`;
  print(`gates: ${count('pass')} passed, ${failed.length} failed${unchanged}`);
  return { passed: count('pass'), failed, unchanged: count('same'), retried };
}

import { run } from '../repo/run.ts';
import { twoAtATime } from '../repo/two-at-a-time.ts';
import type { Gate } from './gates.ts';
import { gist } from './gist.ts';

/** Runs every gate, two at a time, also after a failure; prints results and returns the number of failures. */
export async function verify(
  gates: readonly Gate[],
  print: (line: string) => void,
): Promise<number> {
  const judge = async ({ name, command }: Gate): Promise<boolean> => {
    const start = performance.now();
    const { code, output } = await run(command);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const ok = code === 0;
    print(`${ok ? 'pass' : 'FAIL'}  ${name.padEnd(12)} ${seconds.padStart(5)} s`);
    if (!ok) {
      const report = [...gist(output), output.trimEnd()].join('\n');
      print(report.replaceAll(/^/gm, '      '));
    }
    return ok;
  };
  const passed = await twoAtATime(
    gates.filter(({ alone }) => !alone),
    judge,
  );
  for (const gate of gates.filter(({ alone }) => alone)) passed.push(await judge(gate));

  const failed = passed.filter((ok) => !ok).length;
  print(
    'advisory audit: not run (it needs the public registry; .github/workflows/verify.yml runs it)',
  );
  print(`gates: ${passed.length - failed} passed, ${failed} failed`);
  return failed;
}

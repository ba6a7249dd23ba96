import type { Outcome } from '../repo/run.ts';

export interface Measured {
  name: string;
  result: 'ok' | 'beyond its bar' | 'not measured';
}

/** Measures figures one after the other, each in a process of its own, also after one that fails. */
export async function measureAll(
  names: readonly string[],
  measure: (name: string) => Promise<Outcome>,
  print: (line: string) => void,
): Promise<readonly Measured[]> {
  const measured: Measured[] = [];
  for (const name of names) {
    const { code, output } = await measure(name);
    const line = output.split('\n').find((text) => text.startsWith(`{"name":"${name}"`));
    const result = line === undefined ? 'not measured' : code === 0 ? 'ok' : 'beyond its bar';
    print(`${result === 'ok' ? 'pass' : 'FAIL'}  figure ${name}  ${line ?? output.trimEnd()}`);
    measured.push({ name, result });
  }
  return measured;
}

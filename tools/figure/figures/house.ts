import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../repo/list-files.ts';
import { countCycles } from '../count-cycles.ts';
import { countLines } from '../count-lines.ts';
import type { Figure } from '../figure.ts';

const BAR = 400;

export const house: Figure = {
  name: 'house',
  readsFiles: true,
  bar: BAR,
  says: 'lines of the largest source file, at most the bar, with no import cycle',
  measure: async (root) => {
    const files = listFiles(root)
      .filter(isSource)
      .map((path) => countLines(path, readFileSync(join(root, path), 'utf8')))
      .toSorted((a, b) => a.lines - b.lines);
    const largest = files.at(-1);
    if (largest === undefined)
      throw new Error('no source file found: the figure would mean nothing');

    const at = (share: number) => files[Math.ceil(files.length * share) - 1]?.lines ?? 0;
    const comments = sum(files.map((file) => file.comments));
    const cycles = await countCycles(root);
    return {
      value: largest.lines,
      ok: largest.lines <= BAR && cycles === 0,
      explanation: {
        files: files.length,
        median: at(0.5),
        p90: at(0.9),
        largest: largest.path,
        cycles,
        commentShare: Number((comments / sum(files.map((file) => file.lines))).toFixed(3)),
      },
    };
  },
};

function isSource(path: string): boolean {
  return /\.(tsx?|css|m?js|sql)$/.test(path) && !/\.gen\.|\/migrations\//.test(path);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

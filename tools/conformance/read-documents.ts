import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Behaviour {
  id: string;
  area: string;
}

export function readBehaviours(root: string): Behaviour[] {
  const [, ...rows] = readLines(root, 'docs/behaviours.tsv');
  return rows.map((row) => {
    const [id = '', area = ''] = row.split('\t');
    return { id, area };
  });
}

export function readFloor(root: string): string[] {
  return readLines(root, 'docs/conformance-floor.txt')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');
}

function readLines(root: string, path: string): string[] {
  return readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

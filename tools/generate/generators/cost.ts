import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costPage } from '../../figure/cost/page.ts';
import { readFigures } from '../../figure/cost/read-figures.ts';
import { repoRoot } from '../../repo/root.ts';
import type { Generator } from '../generator.ts';

export const cost: Generator = {
  file: 'docs/operate/cost.md',
  render: () => costPage(readFigures(readFileSync(join(repoRoot, 'docs/figures.md'), 'utf8'))),
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costOf } from '../cost/model.ts';
import { readFigures } from '../cost/read-figures.ts';
import type { Figure } from '../figure.ts';

const SERVICEMEN = 100_000;
const BAR = 2;

export const cost: Figure = {
  name: 'cost',
  readsFiles: true,
  bar: BAR,
  says: 'rupees a month for the machines of one serviceman, with 100,000 of them, by the figures and assumptions.ts; at most the bar',
  measure: (root) => {
    const page = readFileSync(join(root, 'docs/figures.md'), 'utf8');
    const { rupees, peakRequests, nodeCores, postgresCores, smsRupees } = costOf(
      SERVICEMEN,
      readFigures(page),
    );
    const value = Number((rupees / SERVICEMEN).toFixed(2));
    return Promise.resolve({
      value,
      ok: value <= BAR,
      explanation: {
        rupees: Math.round(rupees),
        peakRequests: Math.round(peakRequests),
        nodeCores: Number(nodeCores.toFixed(1)),
        postgresCores: Number(postgresCores.toFixed(1)),
        smsRupees: Math.round(smsRupees),
      },
    });
  },
};

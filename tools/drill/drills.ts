import type { Figure } from '../figure/figure.ts';
import { dump } from './drills/dump.ts';
import { release } from './drills/release.ts';

/** To add a drill: one import, one line. A drill runs what an operator of the servers would do, and measures it like a figure. */
export const drills: readonly Figure[] = [release, dump];

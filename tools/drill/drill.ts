import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Figure } from '../figure/figure.ts';

/** Runs what an operator of the servers would do, and measures it like a figure. */
export interface Drill extends Figure {
  /** Programs that it runs beside ours, with the Debian package of each. */
  needs?: Readonly<Record<string, string>>;
  /** Why it is not run for every change; the nightly run has all of them. */
  nightly?: string;
}

const PATH = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/lib/systemd'];

/** The packages that the machine lacks. A drill without its programs fails; it is never skipped. */
export const missingPackages = ({ needs = {} }: Drill): readonly string[] =>
  Object.entries(needs)
    .filter(([program]) => !PATH.some((folder) => existsSync(join(folder, program))))
    .map(([, name]) => name);

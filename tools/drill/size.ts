import { hasFlag } from '../repo/arguments.ts';

/** `--small`: the same steps with less data and fewer calls, as the gate runs them for every change. */
export const isSmall = hasFlag('small');

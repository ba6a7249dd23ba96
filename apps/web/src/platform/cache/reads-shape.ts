import { serverNow } from '@karigar/client/time/server-now';

/** Version of the persisted replies: a hash of the contract's files, so that a changed contract drops older ones. */
export const READS_SHAPE = import.meta.env.READS_SHAPE;

/** As long as a session may rest; older reads are useless. */
const GOOD_FOR_MS = 7 * 86_400_000;

/**
 * By server time, if known. A read from the phone's future is shown too: the clock was set back without network, and
 * a read of unknown age is better than none.
 */
export const isWorthShowing = (at: number): boolean => serverNow() - at < GOOD_FOR_MS;

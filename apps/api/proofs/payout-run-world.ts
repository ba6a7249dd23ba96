import { startRazorpayX } from '#testing/razorpayx/stand-in';
import { createSpawnedWorld } from '#testing/spawned-world';
import { runPayoutRun } from './payout-run.ts';

export type Way = 'file' | 'provider';

/** The proof on a server of its own, in one of the two ways to the bank. */
export const provePayoutRun = async (
  way: Way,
  size: { readonly servicemen: number; readonly kills: number },
) => {
  const razorpayX = way === 'provider' ? await startRazorpayX({ bankMs: 300 }) : null;
  const world = await createSpawnedWorld(razorpayX?.env);
  try {
    return await runPayoutRun(world, size, razorpayX);
  } finally {
    await world.close();
    await razorpayX?.close();
  }
};

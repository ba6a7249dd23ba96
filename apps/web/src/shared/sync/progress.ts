/** How the sending of what waited stands, as a banner says it. */
export type Progress =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly left: number }
  | { readonly kind: 'sending'; readonly at: number; readonly of: number }
  | { readonly kind: 'sent' };

/** What waited when the sending began, and what of it is left. */
export type Batch = { readonly of: number; readonly left: number; readonly wasOffline: boolean };

export const NO_BATCH: Batch = { of: 0, left: 0, wasOffline: false };

/**
 * One after the other what waits becomes less; what he adds meanwhile makes it more. Only what had to wait for the network is
 * told as a batch: what goes out at once needs no banner.
 */
export const nextBatch = (
  batch: Batch,
  { left, isOnline }: { readonly left: number; readonly isOnline: boolean },
): Batch => {
  if (!isOnline) return { of: left, left, wasOffline: left > 0 };
  if (left === 0 && batch.left === 0) return batch.of === 0 ? batch : NO_BATCH;
  const more = Math.max(0, left - batch.left);
  return { ...batch, of: batch.of + more, left };
};

export const progressOf = ({ of, left, wasOffline }: Batch, isOnline: boolean): Progress => {
  if (!isOnline) return left === 0 ? { kind: 'none' } : { kind: 'waiting', left };
  if (!wasOffline || of === 0) return { kind: 'none' };
  return left === 0 ? { kind: 'sent' } : { kind: 'sending', at: of - left + 1, of };
};

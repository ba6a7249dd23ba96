const MB = 1024 * 1024;

export type Uploader = {
  readonly network: string;
  /** Null without a session: a made-up token, or a client that sends no token before its body. */
  readonly account: string | null;
  /** Bytes that the body may need. */
  readonly bytes: number;
};

type Pool = {
  readonly slots: number;
  readonly bytes: number;
  readonly slotsOfNetwork: number;
  readonly slotsOfAccount: number;
};

/** An upload is in memory up to three times during parsing: the bytes of both pools bound the total. */
const KNOWN: Pool = { slots: 24, bytes: 128 * MB, slotsOfNetwork: 12, slotsOfAccount: 4 };
const STRANGERS: Pool = { slots: 8, bytes: 64 * MB, slotsOfNetwork: 4, slotsOfAccount: 8 };

const hasRoom = (pool: Pool, held: readonly Uploader[], next: Uploader): boolean =>
  held.length < pool.slots &&
  held.reduce((sum, { bytes }) => sum + bytes, next.bytes) <= pool.bytes &&
  held.filter(({ network }) => network === next.network).length < pool.slotsOfNetwork &&
  held.filter(({ account }) => account === next.account).length < pool.slotsOfAccount;

type UploadSlots = {
  /** Returns the function that gives the slot back, or null when no slot is free for this uploader. */
  readonly take: (uploader: Uploader) => (() => void) | null;
};

/** Slots for large bodies in this process. Strangers have a pool of their own and take no slot of a person's. */
export const createUploadSlots = (): UploadSlots => {
  const pools = { known: new Set<Uploader>(), strangers: new Set<Uploader>() };
  return {
    take: (uploader) => {
      const isKnown = uploader.account !== null;
      const held = isKnown ? pools.known : pools.strangers;
      if (!hasRoom(isKnown ? KNOWN : STRANGERS, [...held], uploader)) return null;
      const slot = { ...uploader };
      held.add(slot);
      return () => void held.delete(slot);
    },
  };
};

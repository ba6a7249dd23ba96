/** A place of the grid: a lane, and in it a block; null is the name of the lane. */
export interface LaneItem {
  lane: string;
  block: string | null;
}

interface Blocks {
  id: string;
  blocks: readonly { id: string; from: number }[];
}

const STEPS: Readonly<Record<string, readonly [down: number, along: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageDown: [8, 0],
  PageUp: [-8, 0],
};

const nearest = (blocks: Blocks['blocks'], to: number): string | null =>
  blocks.toSorted((one, other) => Math.abs(one.from - to) - Math.abs(other.from - to))[0]?.id ??
  null;

const within = (at: number, count: number): number => Math.min(Math.max(at, 0), count - 1);

/** Where an item is now: a block may have gone to another lane, or from all of them. */
export const itemNow = (lanes: readonly Blocks[], { lane, block }: LaneItem): LaneItem => {
  const holds = ({ blocks }: Blocks): boolean => blocks.some(({ id }) => id === block);
  const home = block === null ? undefined : lanes.find(holds);
  if (home !== undefined) return { lane: home.id, block };
  const known = lanes.find(({ id }) => id === lane) ?? lanes[0];
  return { lane: known?.id ?? '', block: null };
};

/** Where a key leads: along a lane, or to the block of another lane that begins nearest; null for another key. */
export const nextItem = (
  lanes: readonly Blocks[],
  { lane, block }: LaneItem,
  key: string,
): LaneItem | null => {
  const step = STEPS[key];
  const at = lanes.findIndex(({ id }) => id === lane);
  const here = lanes[at];
  if (step === undefined || here === undefined) return null;
  const [down, along] = step;
  const place = here.blocks.findIndex(({ id }) => id === block);
  if (along !== 0) {
    const next = within(place + along + 1, here.blocks.length + 1) - 1;
    return { lane, block: here.blocks[next]?.id ?? null };
  }
  const other = lanes[within(at + down, lanes.length)];
  if (other === undefined) return null;
  const from = here.blocks[place]?.from;
  return { lane: other.id, block: from === undefined ? null : nearest(other.blocks, from) };
};

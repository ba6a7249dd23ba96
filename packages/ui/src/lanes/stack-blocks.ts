export interface Span {
  from: number;
  to: number;
}

/** The part of the lane's height that a block has: the first of three, for example. */
export interface Part {
  at: number;
  of: number;
}

/**
 * Blocks that are at the same time lie below each other, so that none covers another. The parts are in the order of the
 * blocks; a block that is alone has the whole height.
 */
export const stackBlocks = (blocks: readonly Span[]): readonly Part[] => {
  const parts: Part[] = blocks.map(() => ({ at: 0, of: 1 }));
  const inOrder = blocks
    .map((block, index) => ({ ...block, index }))
    .toSorted((one, other) => one.from - other.from || one.index - other.index);
  let together: number[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const index of together) parts[index] = { at: parts[index]?.at ?? 0, of: ends.length };
    [together, ends] = [[], []];
  };
  for (const { from, to, index } of inOrder) {
    if (ends.every((end) => end <= from)) close();
    const free = ends.findIndex((end) => end <= from);
    const at = free === -1 ? ends.length : free;
    ends[at] = to;
    parts[index] = { at, of: 1 };
    together.push(index);
  }
  close();
  return parts;
};

/** 72 pixels at 100 % text. */
const LANE_REM = 4.5;
/** Blocks below each other are 32 pixels high, so that a mouse meets them, with 4 between and 6 around them. */
const BLOCK_REM = 2.25;
const AROUND_REM = 0.5;

export const laneRem = (blocks: readonly Span[]): number => {
  const most = Math.max(1, ...stackBlocks(blocks).map(({ of }) => of));
  return most === 1 ? LANE_REM : most * BLOCK_REM + AROUND_REM;
};

/** What of the blocks the lane shows. */
export const blocksIn = <Block extends Span>(blocks: readonly Block[], span: Span): Block[] =>
  blocks.filter(({ from, to }) => to > span.from && from < span.to);

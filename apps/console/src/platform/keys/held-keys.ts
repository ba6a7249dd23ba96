/** A press that waits longer for its screen is forgotten: whoever pressed it looks elsewhere by then. */
const FORGET_MS = 3000;

let drawn: string | null = null;
let nextPath: string | null = null;
let held: KeyboardEvent[] = [];

/** Keys that are pressed while a screen loads are that screen's, not of the one that is still drawn. */
export const heldKeys = {
  /** The address is of this path now. */
  await: (path: string): void => {
    held = [];
    nextPath = path === drawn ? null : path;
  },
  areHeld: (): boolean => nextPath !== null,
  hold: (press: KeyboardEvent): void => void held.push(press),
  /** The screen of this path is drawn: what was pressed meanwhile. */
  release: (path: string, now: number): readonly KeyboardEvent[] => {
    drawn = path;
    if (nextPath !== path) return [];
    nextPath = null;
    return held.splice(0).filter(({ timeStamp }) => now - timeStamp < FORGET_MS);
  },
};

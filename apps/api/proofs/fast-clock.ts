/** A clock that runs faster than ours from some moment on. */
export type FastClock = {
  /** Of our clock, when it began. */
  readonly began: number;
  /** What it showed then. */
  readonly showed: number;
  readonly speed: number;
};

export const fastTime = ({ began, showed, speed }: FastClock, now: number): number =>
  showed + (now - began) * speed;

const DAY_MS = 86_400_000;
/** 8:00 in India. */
const MORNING_MS = 2.5 * 3_600_000;

/** Begins in the morning of the day after tomorrow: its times cannot be mistaken for ours, and no message waits for the night to end. */
export const morningClock = (speed: number): FastClock => {
  const began = Date.now();
  const showed = (Math.floor(began / DAY_MS) + 2) * DAY_MS + MORNING_MS;
  return { began, showed, speed };
};

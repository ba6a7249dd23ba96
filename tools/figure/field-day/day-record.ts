export interface StepTime {
  name: string;
  ms: number;
  /** Milliseconds from the tap to the change on the screen, where the step has one. */
  reactionMs: number | null;
}

/** Records of a day: the duration of each step, blocked steps, and wrong texts. */
export const createRecord = (tell: (line: string) => void) => {
  const times: StepTime[] = [];
  const blocked: string[] = [];
  const wrong: string[] = [];
  /** Reactions of the current step. */
  const reactions: number[] = [];
  return {
    times,
    blocked,
    wrong,
    /** Runs one step of the day; a blocked step is recorded and the day goes on. */
    step: async (name: string, work: () => Promise<void>): Promise<boolean> => {
      const began = performance.now();
      reactions.length = 0;
      try {
        await work();
        const ms = Math.round(performance.now() - began);
        const reactionMs = reactions.at(-1) ?? null;
        times.push({ name, ms, reactionMs });
        tell(`${name}: ${ms} ms${reactionMs === null ? '' : `, reaction ${reactionMs} ms`}`);
        return true;
      } catch (error) {
        const why = String(error).split('\n').slice(0, 4).join(' ');
        blocked.push(`${name}: ${why}`);
        tell(`BLOCKED ${name}: ${why}`);
        return false;
      }
    },
    /** Measures from the tap to its change on the screen. */
    reaction: async (tap: () => Promise<void>, seen: () => Promise<void>): Promise<void> => {
      const began = performance.now();
      await tap();
      await seen();
      reactions.push(Math.round(performance.now() - began));
    },
    /** Checks for a text that must be on the screen. */
    words: async (what: string, seen: () => Promise<void>): Promise<void> => {
      try {
        await seen();
      } catch {
        wrong.push(what);
        tell(`WRONG WORDS ${what}`);
      }
    },
  };
};

export type DayRecord = ReturnType<typeof createRecord>;

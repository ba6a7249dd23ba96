export interface Story {
  /** One step by its name; what fails in it is told with the name. */
  step: <Out>(name: string, act: () => Promise<Out>) => Promise<Out>;
  times: { name: string; ms: number }[];
}

/** The steps of a story with their durations. */
export function createStory(): Story {
  const times: Story['times'] = [];
  return {
    times,
    step: async (name, act) => {
      const began = performance.now();
      try {
        return await act();
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      } finally {
        times.push({ name, ms: Math.round(performance.now() - began) });
      }
    },
  };
}

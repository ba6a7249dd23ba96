/** In place of TanStack Query's cache of mutations: writes go through `useWrite` and the action queue. */
export class MutationCache {
  findAll = (): readonly never[] => [];
  getAll = (): readonly never[] => [];
  subscribe = (): (() => void) => () => {};
  resumePausedMutations = (): Promise<void> => Promise.resolve();
  clear = (): void => {};
}

import type { Queue } from '#platform/action-queue/queue-model';
import type { QueueStore } from '#platform/action-queue/queue-store';

/** A queue store in memory, for tests. */
export const createMemoryStore = (kept: Queue = []): QueueStore => {
  let queue = kept;
  return {
    read: async () => queue,
    change: async (rule) => {
      const [next, answer] = rule(queue);
      queue = next;
      return answer;
    },
  };
};

import type { NewJob } from '#platform/jobs';

/** With growing delays, the last about half an hour after the first; then it is a dead letter. */
const PUSH_ATTEMPTS = 8;

/** A job for each phone, so that a failing phone delays no other. */
export const pushJob = (
  notificationId: number,
  subscriptionId: number,
  /** Also to a phone whose push service has taken it before. */
  again = false,
): NewJob => ({
  task: 'send-push',
  payload: { notificationId, subscriptionId, ...(again && { again }) },
  key: `send-push${again ? '-again' : ''}:${notificationId}:${subscriptionId}`,
  maxAttempts: PUSH_ATTEMPTS,
});

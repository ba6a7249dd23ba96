import { ReadFailed } from './read.ts';

/** The server has answered: there is no such thing. Trying again would not help. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ReadFailed && error.failure.kind === 'refused';

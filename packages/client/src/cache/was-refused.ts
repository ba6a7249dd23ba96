import { ReadFailed } from './read.ts';

/** The server refused: it does not exist. A retry would not help. */
export const wasRefused = (error: unknown): boolean =>
  error instanceof ReadFailed && error.failure.kind === 'refused';

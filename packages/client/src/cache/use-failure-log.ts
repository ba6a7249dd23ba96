import { useEffect } from 'react';
import { log } from '../errors/log.ts';
import { ReadFailed } from './read.ts';

/** Logs each failed read once, with the screen's message. */
export const useFailureLog = (words: string, error: Error | null): void => {
  useEffect(() => {
    if (error !== null) log(words, error instanceof ReadFailed ? error.failure.kind : error);
  }, [words, error]);
};

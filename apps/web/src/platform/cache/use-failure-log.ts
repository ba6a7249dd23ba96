import { useEffect } from 'react';
import { log } from '#shared/errors/log';
import { ReadFailed } from './read.ts';

/** Each failed read is logged once, under the words of the screen that needed it. */
export const useFailureLog = (words: string, error: Error | null): void => {
  useEffect(() => {
    if (error !== null) log(words, error instanceof ReadFailed ? error.failure.kind : error);
  }, [words, error]);
};

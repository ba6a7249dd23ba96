import { useEffect, useRef } from 'react';
import type { ActionResult, Entry } from './action.ts';
import { actionQueue, useEntries } from './action-queue.ts';

export type LateAnswer = Extract<ActionResult, { kind: 'ok' | 'refused' }>;

/**
 * Calls back once with the final result of each action that was waiting while this screen is open, whichever tab
 * sent it. A result that the tap itself waited for is not repeated.
 */
export const useLateAnswers = (onAnswer: (entry: Entry, answer: LateAnswer) => void): void => {
  const entries = useEntries();
  const waiting = useRef(new Map<string, Entry>());
  const tell = useRef(onAnswer);
  useEffect(() => {
    tell.current = onAnswer;
  });
  useEffect(() => {
    for (const entry of entries)
      if (entry.state.kind === 'waiting') waiting.current.set(entry.key, entry);
    for (const [key, entry] of waiting.current) {
      const answer = actionQueue.outcome(key);
      if (answer?.kind !== 'ok' && answer?.kind !== 'refused') continue;
      waiting.current.delete(key);
      tell.current(entry, answer);
    }
  }, [entries]);
};

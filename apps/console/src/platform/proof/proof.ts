import { useSyncExternalStore } from 'react';

let answer: ((isShown: boolean) => void) | null = null;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** A passkey that a call waits for. One sheet answers every call that asked meanwhile. */
let asked: Promise<boolean> | null = null;

export const proof = {
  ask: (): Promise<boolean> => {
    asked ??= new Promise((resolve) => {
      answer = (isShown) => {
        answer = null;
        asked = null;
        resolve(isShown);
        tell();
      };
    });
    tell();
    return asked;
  },
  answer: (isShown: boolean): void => answer?.(isShown),
  isAsked: (): boolean => answer !== null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export const useIsProofAsked = (): boolean => useSyncExternalStore(proof.subscribe, proof.isAsked);

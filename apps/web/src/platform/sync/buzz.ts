import type { Entry } from '#platform/action-queue/action';
import { actionQueue } from '#platform/action-queue/action-queue';

const SHORT = [40];
const DOUBLE = [60, 80, 60];

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const vibrate = (pattern: number[]): void => {
  const { vibrate: shake } = navigator as { vibrate?: Navigator['vibrate'] };
  if (document.visibilityState === 'visible' && !isStill()) shake?.call(navigator, pattern);
};

/** Chat messages do not vibrate. */
const isWork = ({ call }: Entry): boolean => call !== 'send-chat';

/**
 * For a phone in a pocket or a gloved hand: vibrates once when an action is saved on the phone, twice when the
 * server refused it. Never with reduced motion.
 */
export const buzzForActions = (): (() => void) => {
  let known: ReadonlyMap<string, Entry['state']['kind']> | null = null;
  const look = (): void => {
    const before = known;
    const entries = actionQueue.entries().filter(isWork);
    known = new Map(entries.map(({ key, state }) => [key, state.kind]));
    // Entries from before this page are not new.
    if (before === null) return;
    const isNew = ({ key }: Entry): boolean => !before.has(key);
    const isRefused = ({ key, state }: Entry): boolean =>
      state.kind === 'refused' && before.get(key) !== 'refused';
    if (entries.some(isRefused)) vibrate(DOUBLE);
    else if (entries.some(isNew)) vibrate(SHORT);
  };
  look();
  return actionQueue.subscribe(look);
};

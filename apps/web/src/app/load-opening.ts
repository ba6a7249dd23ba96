import { passage, PATH_NAMES, PATHS, patternSource } from '#platform/navigation/paths';
import { session } from '#platform/session/session';
import { screenOf } from './screen-of.ts';

/**
 * A spinner that turns for less is a flicker, and drawing it costs a slow phone more than the wait; all the more where
 * every file is on the phone already.
 */
const patienceMs = (): number => (navigator.serviceWorker?.controller ? 2000 : 200);

const loadScreen = async (path: string): Promise<void> => {
  const name = PATH_NAMES.find((one) => new RegExp(patternSource(PATHS[one].pattern)).test(path));
  const { role = null, owesProof } = session.get() ?? {};
  if (name === undefined || passage(PATHS[name].guard, role, owesProof) !== 'open') return;
  try {
    await screenOf(name, role).load();
  } catch {
    // The screen itself will meet the same trouble, where it can be told.
  }
};

/** The screen that the page was opened on, fetched while the shell is still waking; answers when it is there, or late. */
export const loadOpening = (): Promise<unknown> => {
  const late = new Promise((resolve) => {
    setTimeout(resolve, patienceMs());
  });
  return Promise.race([loadScreen(location.pathname), late]);
};

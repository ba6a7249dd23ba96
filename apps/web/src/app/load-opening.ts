import { patternSource } from '@karigar/client/navigation/pattern-source';
import { passage, PATH_NAMES, PATHS } from '#platform/navigation/paths';
import { session } from '#platform/session/session';
import { screenOf } from './screen-of.ts';

/**
 * How long to wait before showing the spinner. A shorter spinner is a flicker, and drawing it costs a slow phone
 * more than the wait. With a service worker all files are on the phone already.
 */
const patienceMs = (): number => (navigator.serviceWorker?.controller ? 2000 : 200);

const loadScreen = async (path: string): Promise<void> => {
  const name = PATH_NAMES.find((one) => new RegExp(patternSource(PATHS[one].pattern)).test(path));
  const { role = null, owesProof } = session.get() ?? {};
  if (name === undefined || passage(PATHS[name], role, owesProof) !== 'open') return;
  try {
    await screenOf(name, role).load();
  } catch {
    // The screen will meet the same error and can show it.
  }
};

/**
 * Loads the screen that the page was opened on while the shell starts; resolves when it is loaded, or when the wait
 * is over.
 */
export const loadOpening = (): Promise<unknown> => {
  const late = new Promise((resolve) => {
    setTimeout(resolve, patienceMs());
  });
  return Promise.race([loadScreen(location.pathname), late]);
};

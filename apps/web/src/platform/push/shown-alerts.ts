import { createStore, update } from 'idb-keyval';

const KEY = 'shown';
const MOST = 50;

/** Kept where the page and the service worker both see it: either may be the first to show one. */
const database = () => createStore('karigar-alerts', 'alerts');

/** Notes that it is shown now; answers whether it was before. A phone that keeps nothing shows it again. */
export const noteShown = async (tag: string): Promise<boolean> => {
  let wasShown = false;
  try {
    await update<readonly string[]>(
      KEY,
      (shown = []) => {
        wasShown = shown.includes(tag);
        return wasShown ? shown : [...shown, tag].slice(-MOST);
      },
      database(),
    );
  } catch {
    // Private windows and full disks refuse.
  }
  return wasShown;
};

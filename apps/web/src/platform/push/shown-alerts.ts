import { createStore, update } from 'idb-keyval';

const KEY = 'shown';
const MOST = 50;

/** IndexedDB, because page and service worker both read it: either may be the first to show an alert. */
const database = () => createStore('karigar-alerts', 'alerts');

/** Records that the alert is shown; returns whether it was before. A phone that cannot persist shows it again. */
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
    // Private windows and full disks reject writes.
  }
  return wasShown;
};

import { memoryStorage } from './memory-storage.ts';

/** A browser may forbid storage; the app then works until the tab is closed. */
const usable = (open: () => Storage): Storage => {
  try {
    const storage = open();
    storage.getItem('authToken');
    return storage;
  } catch {
    return memoryStorage();
  }
};

/** Stored until removed. */
export const local = usable(() => localStorage);
/** Stored for this tab, across reloads. */
export const perTab = usable(() => sessionStorage);

import { useEffect, useState } from 'react';

/** Whether the browser granted persistent storage. Null if the browser does not say. */
export const useIsPersisted = (): boolean | null => {
  const [isPersisted, setPersisted] = useState<boolean | null>(null);
  useEffect(() => {
    const { storage } = navigator as { storage?: StorageManager };
    storage?.persisted?.().then(setPersisted, () => setPersisted(null));
  }, []);
  return isPersisted;
};

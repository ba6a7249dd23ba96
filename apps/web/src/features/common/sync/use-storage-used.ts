import { useEffect, useState } from 'react';

/** Null if the browser does not say. */
export const useStorageUsed = (): number | null => {
  const [used, setUsed] = useState<number | null>(null);
  useEffect(() => {
    const { storage } = navigator as { storage?: StorageManager };
    storage?.estimate?.().then(
      ({ usage }) => setUsed(usage ?? null),
      () => setUsed(null),
    );
  }, []);
  return used;
};

import { useEffect, useState } from 'react';
import type { Item } from './waiting-query.ts';

const UNDO_MS = 8000;

/** What was finished last, as long as it can be taken back. */
export const useUndo = () => {
  const [finished, setFinished] = useState<Item | null>(null);
  useEffect(() => {
    if (finished === null) return;
    const timer = setTimeout(() => setFinished(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [finished]);
  return { finished, keep: setFinished, forget: (): void => setFinished(null) };
};

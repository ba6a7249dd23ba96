import { serverNow } from '@karigar/client/time/server-now';
import { useEffect, useState } from 'react';
import type { Item } from './waiting-query.ts';

const UNDO_MS = 8000;

type Finished = { readonly item: Item; readonly until: number };

/** What was finished last, as long as it can be taken back. */
export const useUndo = () => {
  const [finished, setFinished] = useState<Finished | null>(null);
  useEffect(() => {
    if (finished === null) return;
    const timer = setTimeout(() => setFinished(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [finished]);
  return {
    finished,
    keep: (item: Item): void => setFinished({ item, until: serverNow() + UNDO_MS }),
    forget: (): void => setFinished(null),
  };
};

import { useState } from 'react';
import { keyOf, type Item } from './waiting-query.ts';

const NONE: ReadonlySet<string> = new Set();

/** New items above what somebody reads wait until they look: the list never jumps. */
export const useHeldBack = (items: readonly Item[], isReading: boolean) => {
  const [seen, setSeen] = useState('');
  const known = new Set(seen.split(' '));
  const keys = items.map(keyOf);
  const last = keys.findLastIndex((key) => known.has(key));
  const held = isReading ? new Set(keys.slice(0, last + 1).filter((key) => !known.has(key))) : NONE;
  const shown = items.filter((item) => !held.has(keyOf(item)));
  const now = shown.map(keyOf).join(' ');
  if (now !== seen) setSeen(now);
  return { shown, held: held.size };
};

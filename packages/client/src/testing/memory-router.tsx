import { useState, type ReactNode } from 'react';
import { newKey, type At, type Steps } from '../navigation/browser-history.ts';
import { resolve, type Place, type To } from '../navigation/place.ts';
import { Router } from '../navigation/router.tsx';

type First = string | (Partial<Place> & { readonly pathname: string });

const placeOf = (to: To, state: unknown, key: string): Place => ({
  ...resolve(to, '/'),
  state,
  key,
});

const memoryHistory = (entries: readonly First[]): Steps => {
  const stack = entries.map((entry) =>
    typeof entry === 'string'
      ? placeOf(entry, null, 'default')
      : placeOf(entry, entry.state ?? null, entry.key ?? 'default'),
  );
  let index = stack.length - 1;
  let move: At['move'] = 'return';
  const heard = new Set<(at: At) => void>();
  const at = (): At => {
    const place = stack[index];
    if (place === undefined) throw new Error('The history has no entry');
    return { place, move };
  };
  const arrive = (by: At['move']): void => {
    move = by;
    for (const hear of heard) hear(at());
  };
  return {
    at,
    go: (steps) => {
      index = Math.min(Math.max(index + steps, 0), stack.length - 1);
      arrive('return');
    },
    push: (to, state) => {
      index += 1;
      stack.splice(index, stack.length, placeOf(to, state, newKey()));
      arrive('push');
    },
    replace: (to, state) => {
      stack[index] = placeOf(to, state, newKey());
      arrive('replace');
    },
    listen: (hear) => {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
  };
};

/** A router over a history that the page's own history does not know. */
export const MemoryRouter = ({
  entries,
  children,
}: {
  entries: readonly First[];
  children: ReactNode;
}) => {
  const [steps] = useState(() => memoryHistory(entries));
  return <Router steps={steps}>{children}</Router>;
};

import { hrefOf, type Address, type Place } from './place.ts';

/** How a person came to a place: by a step forward, in place of another, or by Back, Forward and a load of the page. */
export type Move = 'push' | 'replace' | 'return';

export interface At {
  readonly place: Place;
  readonly move: Move;
}

export interface Steps {
  readonly at: () => At;
  readonly go: (steps: number) => void;
  readonly push: (to: Address, state: unknown) => void;
  readonly replace: (to: Address, state: unknown) => void;
  readonly listen: (hear: (at: At) => void) => () => void;
}

/** What an entry of the browser's history remembers: the state of the screen, the entry's name and its number. */
interface Entry {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

const entry = (): Entry => (history.state ?? {}) as Entry;

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

const placeNow = (): Place => {
  const { pathname, search, hash } = location;
  const { usr: state = null, key = 'default' } = entry();
  return { pathname, search, hash, state, key };
};

/** The browser's history. */
export const browserHistory = (): Steps => {
  if (entry().idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '');
  let move: Move = 'return';
  const heard = new Set<(at: At) => void>();
  const at = (): At => ({ place: placeNow(), move });
  const arrive = (by: Move): void => {
    move = by;
    for (const hear of heard) hear(at());
  };
  addEventListener('popstate', () => arrive('return'));
  return {
    at,
    go: (steps) => history.go(steps),
    push: (to, usr) => {
      const kept: Entry = { usr, key: newKey(), idx: (entry().idx ?? 0) + 1 };
      try {
        history.pushState(kept, '', hrefOf(to));
      } catch (error) {
        // What cannot be kept is a mistake of ours. Otherwise the browser allows no more entries: the page loads anew.
        if (error instanceof DOMException && error.name === 'DataCloneError') throw error;
        return location.assign(hrefOf(to));
      }
      arrive('push');
    },
    replace: (to, usr) => {
      const kept: Entry = { usr, key: newKey(), idx: entry().idx ?? 0 };
      history.replaceState(kept, '', hrefOf(to));
      arrive('replace');
    },
    listen: (hear) => {
      heard.add(hear);
      return () => void heard.delete(hear);
    },
  };
};

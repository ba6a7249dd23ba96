import { useState } from 'react';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { tabOf } from './kind-groups.ts';
import { keyOf, type Item } from './waiting-query.ts';

/** What is chosen on the screen, all of it in the address. */
export const useChoice = () => {
  const [search, setSearch] = useSearchParams();
  const write = (name: string, value: string | null): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    tab: tabOf(search.get('tab')),
    chosen: search.get('sel'),
    hasPanel: search.get('panel') !== 'off',
    choose: (item: Item): void => write('sel', keyOf(item)),
    showPanel: (on: boolean): void => write('panel', on ? null : 'off'),
  };
};

/** The chosen item, or the one before; when it has gone, the one that is at its place now. */
export const useSelected = (items: readonly Item[], chosen: string | null) => {
  const [last, setLast] = useState({ key: '', at: 0 });
  const placeOf = (key: string | null): number => items.findIndex((item) => keyOf(item) === key);
  const [index, before] = [placeOf(chosen), placeOf(last.key)];
  const at = [index, before].find((place) => place !== -1) ?? Math.min(last.at, items.length - 1);
  const selected = items[at];
  const key = selected === undefined ? last.key : keyOf(selected);
  if (selected !== undefined && (key !== last.key || at !== last.at)) setLast({ key, at });
  return { at, selected };
};

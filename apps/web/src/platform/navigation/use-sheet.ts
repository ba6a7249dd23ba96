import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from '@karigar/client/navigation/router.tsx';
import { sheetOf, sheetState } from './sheet-state.ts';

type Wish = { readonly sheet: string; readonly about: unknown };

/** The step back that closes a sheet takes a moment: the entry that it leaves, and what to open afterwards. */
const closing: { place: string | null; wish: Wish | null } = { place: null, wish: null };

/** The history has already moved on from this entry, but the router has not rendered it. */
const hasGoneOn = (key: string): boolean => {
  const { key: now } = (history.state ?? {}) as { readonly key?: string };
  return now !== undefined && now !== key;
};

/** The sheet over the screen. It is a step in history: Back closes it, and a reload finds it open. */
export const useSheet = <Name extends string>(names: readonly Name[]) => {
  const navigate = useNavigate();
  const { key, state, search } = useLocation();
  const laid = sheetOf(state);
  const open = names.find((name) => name === laid?.sheet) ?? null;
  const lay = useCallback(
    ({ sheet, about }: Wish): void => {
      const below = sheetOf(state);
      const here = { pathname: '.', search };
      navigate(here, {
        // One sheet replaces another without a step between them.
        replace: below !== null,
        // Keeps the state that the screen below was opened with.
        state: { ...(state as object | null), ...sheetState(sheet, below?.under ?? key, about) },
      });
    },
    [key, navigate, search, state],
  );
  useEffect(() => {
    const { place, wish } = closing;
    if (place === null || place === key) return;
    Object.assign(closing, { place: null, wish: null });
    if (wish !== null) lay(wish);
  }, [key, lay]);
  return {
    open,
    about: laid?.about ?? null,
    show: (sheet: Name, about: unknown = null): void => {
      if (closing.place !== null) closing.wish = { sheet, about };
      else lay({ sheet, about });
    },
    close: (): void => {
      if (laid === null || closing.place !== null || hasGoneOn(key)) return;
      closing.place = key;
      navigate(-1);
    },
  };
};

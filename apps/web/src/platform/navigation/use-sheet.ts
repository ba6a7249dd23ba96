import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sheetOf, sheetState } from './sheet-state.ts';

type Wish = { readonly sheet: string; readonly about: unknown };

/** The step back that closes a sheet takes a moment: the place it leaves, and what is asked for meanwhile, to come after it. */
const closing: { place: string | null; wish: Wish | null } = { place: null, wish: null };

/** Which sheet lies over the screen. It is a step in history: Back closes it, and a reload finds it open. */
export const useSheet = <Name extends string>(names: readonly Name[]) => {
  const navigate = useNavigate();
  const { key, state, search } = useLocation();
  const laid = sheetOf(state);
  const open = names.find((name) => name === laid?.sheet) ?? null;
  const lay = useCallback(
    ({ sheet, about }: Wish): void => {
      const below = sheetOf(state);
      const here = { pathname: '.', search };
      void navigate(here, {
        // One sheet gives way to the next without a step between them.
        replace: below !== null,
        // What the screen below was opened with stays.
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
      if (laid === null || closing.place !== null) return;
      closing.place = key;
      void navigate(-1);
    },
  };
};

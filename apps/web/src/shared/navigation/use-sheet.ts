import { useLocation, useNavigate } from 'react-router';
import { sheetOf, sheetState } from './sheet-state.ts';

/** Which sheet lies over the screen. It is a step in history: Back closes it, and a reload finds it open. */
export const useSheet = <Name extends string>(names: readonly Name[]) => {
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const here = sheetOf(state);
  const open = names.find((name) => name === here?.sheet) ?? null;
  return {
    open,
    about: here?.about ?? null,
    show: (sheet: Name, about: unknown = null): void =>
      void navigate('.', {
        // One sheet gives way to the next without a step between them.
        replace: here !== null,
        // What the screen below was opened with stays.
        state: { ...(state as object | null), ...sheetState(sheet, here?.under ?? key, about) },
      }),
    close: (): void => void (here !== null && navigate(-1)),
  };
};

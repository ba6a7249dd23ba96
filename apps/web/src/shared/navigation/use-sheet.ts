import { useLocation, useNavigate } from 'react-router';

/** A place in history that is a sheet over the place below it. */
export type SheetState = {
  readonly sheet: string;
  /** The key of the place it lies over: scroll and focus stay with that. */
  readonly under: string;
  readonly about: unknown;
};

export const sheetState = (sheet: string, under: string, about: unknown = null): SheetState => ({
  sheet,
  under,
  about,
});

export const sheetOf = (state: unknown): SheetState | null =>
  typeof state === 'object' &&
  state !== null &&
  'sheet' in state &&
  typeof state.sheet === 'string' &&
  'under' in state &&
  typeof state.under === 'string'
    ? { sheet: state.sheet, under: state.under, about: 'about' in state ? state.about : null }
    : null;

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
        state: sheetState(sheet, here?.under ?? key, about),
      }),
    close: (): void => void (here !== null && navigate(-1)),
  };
};

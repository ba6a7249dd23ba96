/** A place in history that is a sheet over the place below it. */
type SheetState = {
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

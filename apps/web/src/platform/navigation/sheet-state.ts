/** The state of a history entry that is a sheet over the entry below. */
type SheetState = {
  readonly sheet: string;
  /** The key of the entry below: scroll and focus belong to that. */
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

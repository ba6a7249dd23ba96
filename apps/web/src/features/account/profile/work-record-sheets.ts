export const WORK_RECORD_SHEETS = ['work-records', 'revoke-work-record'] as const;

/** The record that a sheet is about. Stored in the sheet's history entry, so that a reload finds it. */
export type WorkRecordChosen = { readonly id: number };

export const isWorkRecordChosen = (about: unknown): about is WorkRecordChosen =>
  typeof about === 'object' && about !== null && 'id' in about && typeof about.id === 'number';

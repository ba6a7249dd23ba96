export const PASSKEY_SHEETS = [
  'passkeys',
  'add-passkey',
  'rename-passkey',
  'remove-passkey',
] as const;

/** The passkey that a sheet is about. Stored in the sheet's history entry, so that a reload finds it. */
export type PasskeyNamed = { readonly id: number; readonly name: string };

export const isPasskeyNamed = (about: unknown): about is PasskeyNamed =>
  typeof about === 'object' && about !== null && 'id' in about && 'name' in about;

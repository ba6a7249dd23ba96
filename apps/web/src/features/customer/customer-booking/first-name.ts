/** 'Suresh' of 'Suresh P.', as one speaks of him. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

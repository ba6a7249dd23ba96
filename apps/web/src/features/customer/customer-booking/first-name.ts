/** 'Suresh' of 'Suresh P.'. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';

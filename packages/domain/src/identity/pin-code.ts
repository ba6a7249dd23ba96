export const isPinCode = (written: string): boolean => /^[1-9]\d{5}$/.test(written);

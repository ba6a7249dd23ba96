const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;

export const readIfsc = (written: string): string | null => {
  const code = written.trim().toUpperCase();
  return IFSC.test(code) ? code : null;
};

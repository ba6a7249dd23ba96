/** Formats differ by state, so only letters, digits, spaces and hyphens are required. */
export const readDrivingLicence = (written: string): string | null => {
  const number = written.trim().toUpperCase();
  return /^[A-Z0-9 -]{5,20}$/.test(number) ? number : null;
};

export const maskDrivingLicence = (number: string): string => `XXXXXX${number.slice(-4)}`;

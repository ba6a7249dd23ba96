const WITH_COUNTRY = /^\+91\d{10}$/;
const TOLL_FREE = /^1[89]00\d{6,7}$/;

/** A number that a phone in India can dial as it stands: with country code, or toll-free. */
export const isSupportPhone = (written: string): boolean =>
  WITH_COUNTRY.test(written) || TOLL_FREE.test(written);

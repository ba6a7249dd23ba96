const MOBILE = /^[6-9]\d{9}$/;

/** An Indian mobile as ten digits, however it was written; null when it is none. */
export const readPhone = (written: string): string | null => {
  // Any other plus stays: without it, +65 9123 4567 of Singapore would be an Indian's ten digits.
  let digits = written.replaceAll(/[\s()-]/g, '').replace(/^\+91/, '');
  if (digits.length === 12 && digits.startsWith('91')) digits = digits.slice(2);
  else if (digits.length === 11 && digits.startsWith('0')) digits = digits.slice(1);
  return MOBILE.test(digits) ? digits : null;
};

export const digitsOnly = (written: string): string => written.replaceAll(/\D/g, '');

const dialLink = (phone: string): string => `tel:+91${phone}`;

/** A number we cannot read is dialled as it is written. */
export const callLink = (written: string): string => {
  const phone = readPhone(written);
  return phone === null ? `tel:${digitsOnly(written)}` : dialLink(phone);
};

/** A number we cannot read is passed on as its digits: its owner may live abroad. */
export const whatsappLink = (written: string): string => {
  const phone = readPhone(written);
  return `https://wa.me/${phone === null ? digitsOnly(written) : `91${phone}`}`;
};

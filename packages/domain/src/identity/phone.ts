const MOBILE = /^[6-9]\d{9}$/;

/** An Indian mobile number as ten digits, from any notation; null when it is none. */
export const readPhone = (written: string): string | null => {
  // Keep any other plus: without it, +65 9123 4567 of Singapore would read as an Indian number.
  let digits = written.replaceAll(/[\s()-]/g, '').replace(/^\+91/, '');
  if (digits.length === 12 && digits.startsWith('91')) digits = digits.slice(2);
  else if (digits.length === 11 && digits.startsWith('0')) digits = digits.slice(1);
  return MOBILE.test(digits) ? digits : null;
};

export const digitsOnly = (written: string): string => written.replaceAll(/\D/g, '');

const dialLink = (phone: string): string => `tel:+91${phone}`;

/** An unreadable number is dialled as written. */
export const callLink = (written: string): string => {
  const phone = readPhone(written);
  return phone === null ? `tel:${digitsOnly(written)}` : dialLink(phone);
};

/** An unreadable number is passed on as its digits: it may be foreign. */
export const whatsappLink = (written: string): string => {
  const phone = readPhone(written);
  return `https://wa.me/${phone === null ? digitsOnly(written) : `91${phone}`}`;
};

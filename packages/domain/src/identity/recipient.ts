import { readEmail } from './email.ts';
import { readPhone } from './phone.ts';

export const CHANNELS = ['phone', 'email'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Where a message can go: ten digits, or an email address in lower case. */
export type Recipient = { readonly channel: Channel; readonly address: string };

/** A phone number or an email address; null for neither. */
export const readRecipient = (written: string): Recipient | null => {
  const phone = readPhone(written);
  if (phone !== null) return { channel: 'phone', address: phone };
  const email = readEmail(written);
  return email === null ? null : { channel: 'email', address: email };
};

const SHOWN_DIGITS = 4;

/** Enough for the owner to recognize it: 'XXXXXX2345', 's***@example.in'. */
export const maskRecipient = ({ channel, address }: Recipient): string => {
  if (channel === 'phone') return address.slice(-SHOWN_DIGITS).padStart(address.length, 'X');
  return `${address.slice(0, 1)}***${address.slice(address.lastIndexOf('@'))}`;
};

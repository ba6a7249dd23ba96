import { writeAmount, type Paise } from '../money.ts';

const UPI_ID = /^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/;

export const isUpiId = (written: string): boolean => UPI_ID.test(written);

/**
 * Requests an amount in a UPI app; opening the app or returning from it proves no payment. Spaces
 * must be %20 and the payee's @ unescaped, which URLSearchParams gets wrong.
 */
export const upiLink = (request: {
  readonly payee: string;
  readonly payeeName: string;
  readonly amount: Paise;
  readonly note: string;
  readonly reference: string;
}): string => {
  const fields = [
    ['pa', request.payee],
    ['pn', request.payeeName],
    ['am', writeAmount(request.amount)],
    ['cu', 'INR'],
    ['tn', request.note],
    ['tr', request.reference],
  ] as const;
  const written = fields.map(([name, value]) => {
    const encoded = encodeURIComponent(value);
    return `${name}=${name === 'pa' ? encoded.replaceAll('%40', '@') : encoded}`;
  });
  return `upi://pay?${written.join('&')}`;
};

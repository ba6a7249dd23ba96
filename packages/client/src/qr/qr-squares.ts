import { encode } from 'uqr';

/** The modules of a QR code for this text, row by row, with its quiet zone; dark ones are true. */
export const qrSquares = (text: string): readonly (readonly boolean[])[] =>
  encode(text, { ecc: 'M', border: 4 }).data;

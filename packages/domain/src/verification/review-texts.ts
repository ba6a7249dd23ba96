import type { DocumentType } from '../documents/document-number.ts';
import { msg, type Say, type Text } from '../msg.ts';
import type { BankReason, DocumentReason } from './review.ts';

export const DOCUMENT_NAMES: Readonly<Record<DocumentType, Text>> = {
  aadhaar: msg`Aadhaar card`,
  pan: msg`PAN card`,
  'driving-licence': msg`Driving licence`,
};

/** Each says what to do. */
const DOCUMENT_TEXTS: Readonly<Record<DocumentReason, Text>> = {
  unreadable: msg`The picture is not clear. Take it again in good light, without a flash.`,
  'cut-off': msg`A part of the document is not in the picture. Take a picture of the whole document.`,
  'wrong-document': msg`The picture shows another document. Send the right one.`,
  'number-differs': msg`The number you typed is not the number in the picture. Type it again as it is printed.`,
  'name-differs': msg`The name in the document is not the name in your profile. Correct the name in your profile, or send your own document.`,
  'face-differs': msg`The photo in the document does not look like your profile picture. Send your own document, or a new profile picture.`,
  expired: msg`The document has expired. Send one that is still valid.`,
  other: msg`Our team could not accept it.`,
};

const BANK_TEXTS: Readonly<Record<BankReason, Text>> = {
  'name-differs': msg`The bank shows another name for this account. Enter an account in your own name.`,
  'account-not-found': msg`The bank does not know this account. Check the account number and the IFSC.`,
  'account-closed': msg`This account is closed. Enter another one.`,
  other: msg`Our team could not accept it.`,
};

const isOneOf = <Kind extends string>(
  texts: Readonly<Record<Kind, Text>>,
  kind: string,
): kind is Kind => Object.hasOwn(texts, kind);

const textOf = <Kind extends string>(
  texts: Readonly<Record<Kind, Text>>,
  kind: string | null,
): Text | null => (kind !== null && isOneOf(texts, kind) ? texts[kind] : null);

/** The reason in the reader's language, followed by the reviewer's own words. */
const reasonIn = (text: Text | null, words: string | null, say: Say): string =>
  [text === null ? '' : say(text), words ?? ''].filter((part) => part !== '').join(' ');

export const documentReason = (kind: string | null, words: string | null, say: Say): string =>
  reasonIn(textOf(DOCUMENT_TEXTS, kind), words, say);

export const bankReason = (kind: string | null, words: string | null, say: Say): string =>
  reasonIn(textOf(BANK_TEXTS, kind), words, say);

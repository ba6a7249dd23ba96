import type { Instant } from '../dates/instant.ts';
import { paise, sumOf, times, type Paise } from '../money.ts';
import { accepted, refused, type Accepted, type Refused } from '../result.ts';
import { priceProposal } from './add-on-proposal.ts';
import { proposeAddOns, type AddOnStatus } from './add-ons.ts';
import type { BookingState } from './booking.ts';
import type { AddOnsClosed } from './add-ons.ts';

/** One add-on in an approval request: the catalogue's id, the quantity, the unit price. */
export type ApprovalLine = {
  readonly addOnId: number;
  readonly quantity: number;
  readonly price: Paise;
};

/** The request that the serviceman's phone shows to the customer's phone without network. */
export type ApprovalRequest = {
  readonly bookingId: number;
  readonly servicemanId: number;
  /** 32 random hex digits. The nonce identifies the request; its answer counts once. */
  readonly nonce: string;
  /** On the serviceman's phone clock, in whole seconds. */
  readonly askedAt: Instant;
  readonly lines: readonly ApprovalLine[];
};

export type ApprovalAnswer = 'accepted' | 'rejected';

/** More lines would make a QR code that a cheap camera cannot read. */
export const MOST_LINES = 20;
export const MOST_QUANTITY = 99;
/** Ten digits of paise: a crore of rupees for one piece. */
export const MOST_PRICE = paise(9_999_999_999);
const LONGEST = 600;
/** How long an answer stays valid: as long as an idle session. */
export const APPROVAL_LIFE_MS = 7 * 86_400_000;
/** How far a phone's clock may be ahead of the server's. */
const CLOCK_AHEAD_MS = 86_400_000;

// Only characters of the QR code's alphanumeric mode, which halves its density.
const REQUEST =
  /^KRG-ASK:1:([1-9]\d{0,15}):([1-9]\d{0,15}):([0-9A-F]{32}):(\d{10}):(\d{1,12}):([\d*+]+)$/;
const LINE = /^([1-9]\d{0,15})\*([1-9]\d?)\*(\d{1,10})$/;
const ANSWER = /^KRG-(YES|NO):1:([1-9]\d{0,15}):([0-9A-F]{32}):([0-9A-F]{64})$/;

const amountOf = ({ price, quantity }: ApprovalLine): Paise => times(price, quantity);
export const sumOfLines = (lines: readonly ApprovalLine[]): Paise => sumOf(lines.map(amountOf));

/** The request as text: shown as a QR code and signed. It contains no name and no address. */
export const writeApprovalRequest = ({
  bookingId,
  servicemanId,
  nonce,
  askedAt,
  lines,
}: ApprovalRequest): string => {
  const written = lines.map(
    ({ addOnId, quantity, price }) => `${addOnId}*${quantity}*${String(price)}`,
  );
  const seconds = Math.floor(askedAt / 1000);
  const sum = String(sumOfLines(lines));
  return `KRG-ASK:1:${bookingId}:${servicemanId}:${nonce}:${seconds}:${sum}:${written.join('+')}`;
};

const readLine = (written: string): ApprovalLine | null => {
  const [, addOnId, quantity, price] = LINE.exec(written) ?? [];
  if (addOnId === undefined || quantity === undefined || price === undefined) return null;
  return { addOnId: Number(addOnId), quantity: Number(quantity), price: paise(Number(price)) };
};

/** Null for every text that `writeApprovalRequest` would not write, including a wrong sum. */
export const readApprovalRequest = (written: string): ApprovalRequest | null => {
  const text = written.trim();
  if (text.length > LONGEST) return null;
  const [, bookingId, servicemanId, nonce, seconds, , list] = REQUEST.exec(text) ?? [];
  if (nonce === undefined || list === undefined) return null;
  const lines = list.split('+').map(readLine);
  if (lines.length > MOST_LINES || !lines.every((line) => line !== null)) return null;
  const request = {
    bookingId: Number(bookingId),
    servicemanId: Number(servicemanId),
    nonce,
    askedAt: Number(seconds) * 1000,
    lines,
  };
  return writeApprovalRequest(request) === text ? request : null;
};

const WORDS = { accepted: 'YES', rejected: 'NO' } as const satisfies Record<ApprovalAnswer, string>;

/** The text that the customer's key signs: the answer and the whole request. */
export const approvalText = (request: ApprovalRequest, answer: ApprovalAnswer): string =>
  `${WORDS[answer]}:${writeApprovalRequest(request)}`;

/** The customer's answer, as the serviceman's camera reads it. */
export type SignedAnswer = {
  readonly bookingId: number;
  readonly nonce: string;
  readonly answer: ApprovalAnswer;
  /** HMAC-SHA256 in hex, upper case. */
  readonly signature: string;
};

export const writeSignedAnswer = ({ bookingId, nonce, answer, signature }: SignedAnswer): string =>
  `KRG-${WORDS[answer]}:1:${bookingId}:${nonce}:${signature}`;

/** Null if the text is not one of our answers. */
export const readSignedAnswer = (written: string): SignedAnswer | null => {
  const [, word, bookingId, nonce, signature] = ANSWER.exec(written.trim()) ?? [];
  if (nonce === undefined || signature === undefined) return null;
  const answer = word === 'YES' ? 'accepted' : 'rejected';
  return { bookingId: Number(bookingId), nonce, answer, signature };
};

/** The customer's phone has a signing key while add-ons can be proposed; later answers do not count. */
export const hasApprovalKey = (state: BookingState): boolean => proposeAddOns(state).ok;

type AskedRow = ApprovalLine & { readonly id: number; readonly status: AddOnStatus };
type Offered = { readonly id: number; readonly price: Paise };

const isSameLine = (one: ApprovalLine, other: ApprovalLine): boolean =>
  one.addOnId === other.addOnId && one.quantity === other.quantity && one.price === other.price;

/** A different pending row for each line, or null when a line has no row. */
const rowsOf = (
  lines: readonly ApprovalLine[],
  rows: readonly AskedRow[],
): readonly number[] | null => {
  const left = rows.filter(({ status }) => status === 'pending');
  const found: number[] = [];
  for (const line of lines) {
    const at = left.findIndex((row) => isSameLine(row, line));
    const [row] = at === -1 ? [] : left.splice(at, 1);
    if (row === undefined) return null;
    found.push(row.id);
  }
  return found;
};

/** The lines left after each answered line has removed one equal line. */
export const withoutLines = <Line extends ApprovalLine>(
  lines: readonly Line[],
  answered: readonly ApprovalLine[],
): readonly Line[] => {
  const left = [...lines];
  for (const line of answered) {
    const at = left.findIndex((one) => isSameLine(one, line));
    if (at !== -1) left.splice(at, 1);
  }
  return left;
};

/** Whether every proposed line has an approved one. Approved lines do not lapse at the end of work. */
export const coversLines = (
  approved: readonly ApprovalLine[],
  proposed: readonly ApprovalLine[],
): boolean => withoutLines(proposed, approved).length === 0;

export type ApprovalRefusal =
  | Exclude<ReturnType<typeof priceProposal>, Accepted<unknown>>
  | Refused<
      | AddOnsClosed
      | 'approval.invalid'
      | 'approval.used'
      | 'approval.expired'
      | 'add-on.already-answered'
    >;

/** Checks an answer that the serviceman submits later. Accepts it with the ids of the rows it answers, each once. */
export const judgeApproval = ({
  state,
  request,
  total,
  isSigned,
  isUsed,
  now,
  rows,
  catalogue,
}: {
  readonly state: BookingState;
  readonly request: ApprovalRequest;
  /** The sum that the phone sent. */
  readonly total: Paise;
  /** Whether the signature was made with this booking's current key. */
  readonly isSigned: boolean;
  /** Whether an answer with this nonce was taken before. */
  readonly isUsed: boolean;
  readonly now: Instant;
  readonly rows: readonly AskedRow[];
  readonly catalogue: readonly Offered[];
}): Accepted<readonly number[]> | ApprovalRefusal => {
  const open = proposeAddOns(state);
  if (!open.ok) return open;
  const { lines, askedAt } = request;
  const isWritten = readApprovalRequest(writeApprovalRequest(request)) !== null;
  if (!isSigned || !isWritten || sumOfLines(lines) !== total) return refused('approval.invalid');
  if (isUsed) return refused('approval.used');
  if (now - askedAt > APPROVAL_LIFE_MS || askedAt - now > CLOCK_AHEAD_MS)
    return refused('approval.expired');
  const found = rowsOf(lines, rows);
  if (found !== null) return accepted(found);
  // No pending row for a line: the proposal was refused, or it was answered before.
  const priced = priceProposal(
    lines.map(({ addOnId, quantity, price }) => ({ addOnId, quantity, shownPrice: price })),
    catalogue,
  );
  return priced.ok ? refused('add-on.already-answered') : priced;
};

import type { Instant } from '../dates/instant.ts';
import type { Language } from '../language.ts';
import type { Paise } from '../money.ts';
import type { Desk } from './desks.ts';

const BOOKINGS = ['dispatch', 'help'] as const;

/** What may wait for a person of the team, and the desks whose work it is. Audit reads all of it. */
const DESKS_OF_KIND = {
  /** SOS of one side of a visit. */
  sos: BOOKINGS,
  'nobody-took': BOOKINGS,
  overdue: BOOKINGS,
  'held-due': BOOKINGS,
  'no-code': BOOKINGS,
  /** The serviceman gave the booking back shortly before the visit. */
  'given-back': BOOKINGS,
  /** One side of a live booking blocked the other. */
  blocked: BOOKINGS,
  /** A revisit under warranty that nobody has yet. */
  revisit: BOOKINGS,
  /** A message reached the customer by no channel: a person calls. */
  unreached: BOOKINGS,
  /** Nobody opened, as the serviceman reports: charged or not? */
  'visit-check': ['help', 'money'],
  /** The charge of a visit for nothing is paid or waived. */
  'visit-due': ['help', 'money'],
  'late-cash': ['dispatch', 'help', 'money'],
  'late-work': BOOKINGS,
  'late-action': BOOKINGS,
  document: ['kyc'],
  bank: ['kyc'],
  skills: ['kyc'],
  'last-look': ['kyc'],
  /** A second person agrees: by the desks of the call that asks. */
  countersign: ['dispatch', 'help', 'money', 'kyc', 'catalogue', 'admin'],
  freeze: ['help'],
  recovery: ['help'],
  /** Of all categories for help; payments also for money, privacy also for admin. */
  ticket: ['help', 'money', 'admin'],
  report: ['help'],
  case: ['money'],
  deposit: ['money'],
  upi: ['money'],
  /** Money on its way back to a customer that the gateway does not take, again and again. */
  refund: ['money'],
  /** A refund that a person transfers by bank or UPI. */
  'refund-transfer': ['money'],
  /** A payout run whose next step nobody takes. */
  'payout-run': ['money'],
  /** Lines of the bank's statement of a day that nobody matched. */
  'bank-line': ['money'],
} as const satisfies Record<string, readonly Desk[]>;

export type ItemKind = keyof typeof DESKS_OF_KIND;
export const ITEM_KINDS = Object.keys(DESKS_OF_KIND) as [ItemKind, ...ItemKind[]];

/** The kinds that somebody with these desks reads. */
export const kindsOf = (held: readonly Desk[]): ItemKind[] =>
  ITEM_KINDS.filter(
    (kind) =>
      held.includes('audit') || DESKS_OF_KIND[kind].some((desk: Desk) => held.includes(desk)),
  );

/** What has no act of its own: a person looks into it and says in words what was done. */
export const FINISHED_KINDS = [
  'sos',
  'given-back',
  'blocked',
  'revisit',
  'unreached',
  'late-cash',
  'late-work',
  'late-action',
] as const satisfies readonly ItemKind[];
export type FinishedKind = (typeof FINISHED_KINDS)[number];

export const isFinishedByWords = (kind: ItemKind): kind is FinishedKind =>
  FINISHED_KINDS.some((finished) => finished === kind);

/** One thing that waits, without what is sealed or another desk's business. */
export type WaitingItem = {
  readonly kind: ItemKind;
  /** Unique within its kind. */
  readonly id: string;
  readonly dueAt: Instant;
  readonly bookingId: number | null;
  readonly orderId: number | null;
  readonly bookingNo: string | null;
  readonly cityId: number | null;
  /** The service, or a word of its kind: the document's type, the ticket's category, the call that asks, the message. */
  readonly what: string;
  /** A serviceman or operator by name, a customer by first name; may be empty. */
  readonly name: string;
  readonly area: string;
  /** The time of the visit, or when it began to wait. */
  readonly at: Instant | null;
  readonly amount: Paise | null;
  /** What somebody wrote, without numbers and addresses. */
  readonly words: string | null;
};

/** What is not known of an item beside its kind, number and deadline. */
export const NO_FACTS = {
  bookingId: null,
  orderId: null,
  bookingNo: null,
  cityId: null,
  what: '',
  name: '',
  area: '',
  at: null,
  amount: null,
  words: null,
} as const satisfies Omit<WaitingItem, 'kind' | 'id' | 'dueAt'>;

/** What somebody looks for among what waits. */
export type WaitingAsk = {
  readonly kinds: readonly ItemKind[];
  /** What is due before this is left out. */
  readonly from: Instant;
  /** Only this one of its kind. */
  readonly only: string | null;
  /** The same, of kinds whose items have a number. */
  readonly onlyId: number | null;
  /** What belongs to no city is of every city. */
  readonly cityId: number | null;
  readonly most: number;
  readonly me: number;
  readonly desks: readonly Desk[];
  readonly now: Instant;
  readonly language: Language;
};

export type ItemPlace = Pick<WaitingItem, 'dueAt' | 'kind' | 'id'>;

const compare = (one: string | number, other: string | number): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** A person in danger comes before everything. */
const rankOf = ({ kind }: ItemPlace): number => (kind === 'sos' ? 0 : 1);

/** Alarms first, then the soonest deadline; the rest makes the order total. */
export const byDeadline = (one: ItemPlace, other: ItemPlace): number =>
  compare(rankOf(one), rankOf(other)) ||
  compare(one.dueAt, other.dueAt) ||
  compare(one.kind, other.kind) ||
  compare(one.id.length, other.id.length) ||
  compare(one.id, other.id);

const CLAIM_MS = 3 * 60_000;
/** Eight seconds on the screen, and two on the way. */
const REOPEN_MS = 10_000;

/** Until when an item is somebody's who takes it, or goes on with it, now. */
export const claimedUntil = (now: Instant): Instant => now + CLAIM_MS;

type Claim = { readonly by: number; readonly until: Instant };

/** Whether another person has it now. */
export const isTakenByOther = (claim: Claim | null, me: number, now: Instant): boolean =>
  claim !== null && claim.by !== me && claim.until > now;

/** Who finished an item takes that back at once, or not at all. */
export const mayReopen = (
  end: { readonly by: number; readonly at: Instant },
  me: number,
  now: Instant,
): boolean => end.by === me && now - end.at <= REOPEN_MS;

const BOOKING_BOARD = '/dispatch';
const PLACE_OF_KIND: Readonly<Record<ItemKind, string>> = {
  sos: BOOKING_BOARD,
  'nobody-took': BOOKING_BOARD,
  overdue: BOOKING_BOARD,
  'held-due': BOOKING_BOARD,
  'no-code': BOOKING_BOARD,
  'given-back': BOOKING_BOARD,
  blocked: BOOKING_BOARD,
  'visit-check': '/bookings',
  'visit-due': '/bookings',
  revisit: BOOKING_BOARD,
  unreached: '/bookings',
  'late-cash': '/bookings',
  'late-work': '/bookings',
  'late-action': '/bookings',
  document: '/kyc',
  bank: '/kyc',
  skills: '/kyc',
  'last-look': '/kyc',
  countersign: '/countersign',
  freeze: '/recovery',
  recovery: '/recovery',
  ticket: '/help',
  report: '/help',
  case: '/money/cases',
  deposit: '/money/deposits',
  upi: '/money/upi',
  refund: '/money/upi',
  'refund-transfer': '/money/upi',
  'payout-run': '/money',
  'bank-line': '/money/statement',
};

/** The place of the console where it is worked on, with the booking or the item chosen. */
export const placeOf = ({ kind, id, bookingNo }: WaitingItem): string => {
  const place = PLACE_OF_KIND[kind];
  if (place === '/kyc') return `${place}?kind=${kind}&id=${encodeURIComponent(id)}`;
  if (kind === 'payout-run') return `${place}?run=${encodeURIComponent(id)}`;
  if (kind === 'bank-line') return place;
  // Of one booking several may wait: its number does not choose one.
  if (place === '/money/upi') return `${place}?sel=${kind}.${encodeURIComponent(id)}`;
  if (place === '/countersign') return `${place}?request=${encodeURIComponent(id)}`;
  return `${place}?sel=${encodeURIComponent(bookingNo ?? id)}`;
};

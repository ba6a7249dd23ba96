import type { Instant } from '@karigar/domain/dates/instant';
import type { DraftAddress } from '#entities/addresses/draft-address';
import { choiceOf, type Choice } from '#entities/catalogue/choice';

export const STEPS = ['address', 'time', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

/** Where and when the visit was that is ordered again. */
export type Former = {
  readonly flatNo: string;
  readonly street: string;
  readonly at: Instant;
};

/** The order draft. Stored in the history entry, so that it survives a reload and a login. */
export type Draft = {
  readonly choice: Choice;
  readonly address: DraftAddress | null;
  readonly at: Instant | null;
};

const WORDS = [
  'label',
  'contactName',
  'flatNo',
  'street',
  'landmark',
  'area',
  'city',
  'pinCode',
] as const;
const NUMBERS = ['areaId', 'latitude', 'longitude'] as const;

const isAddress = (value: unknown): value is DraftAddress => {
  if (typeof value !== 'object' || value === null) return false;
  const given = value as Record<string, unknown>;
  return (
    WORDS.every((name) => typeof given[name] === 'string') &&
    NUMBERS.every((name) => typeof given[name] === 'number') &&
    (given['id'] === null || typeof given['id'] === 'number')
  );
};

/** Parsed from a history entry, which an older app or a tampered page may have written. */
export const draftOf = (state: unknown): Draft => {
  const kept = (typeof state === 'object' && state !== null ? state : {}) as Record<
    string,
    unknown
  >;
  const { address, at } = kept;
  return {
    choice: choiceOf(state),
    address: isAddress(address) ? address : null,
    at: typeof at === 'number' && Number.isSafeInteger(at) ? at : null,
  };
};

/** Parsed like the draft; null once the order has an address of its own. */
export const formerOf = (state: unknown): Former | null => {
  const kept = state as { again?: Partial<Former>; step?: unknown } | null;
  const { flatNo, street, at } = kept?.again ?? {};
  if (kept?.step !== undefined || typeof flatNo !== 'string' || typeof street !== 'string')
    return null;
  return typeof at === 'number' ? { flatNo, street, at } : null;
};

/** The current step: never one that needs an earlier answer which is missing. */
export const stepOf = (state: unknown, { address, at }: Draft): Step => {
  const wanted = (state as { step?: unknown } | null)?.step;
  if (address === null || wanted === 'address') return 'address';
  return wanted === 'confirm' && at !== null ? 'confirm' : 'time';
};

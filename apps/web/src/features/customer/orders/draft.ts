import type { Instant } from '@karigar/domain/dates/instant';
import type { DraftAddress } from '#entities/addresses/draft-address';
import { choiceOf, type Choice } from '#entities/catalogue/choice';

export const STEPS = ['address', 'time', 'confirm'] as const;
export type Step = (typeof STEPS)[number];

/** All that a person has said so far. It stands in the history, so it outlives a reload and a login. */
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

/** From a place in history, which an older app or a stranger's hand may have written. */
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

/** The step he is at: never one whose questions come before an answer it needs. */
export const stepOf = (state: unknown, { address, at }: Draft): Step => {
  const wanted = (state as { step?: unknown } | null)?.step;
  if (address === null || wanted === 'address') return 'address';
  return wanted === 'confirm' && at !== null ? 'confirm' : 'time';
};

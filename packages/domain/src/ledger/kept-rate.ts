import { readWireDate } from '../dates/wire-date.ts';
import { RATE_KINDS, type Rate } from './rates.ts';

const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;

/** What a request keeps of a rate: our own words and numbers. */
export const keptRate = ({ kind, categoryId, fromDay, basisPoints }: Rate) => ({
  rate: [kind, fromDay],
  categoryId: categoryId ?? 0,
  basisPoints,
});

/** Throws when the request is of something else. */
export const readKeptRate = (fields: unknown): Rate => {
  const words = fieldOf(fields, 'rate');
  const [kindWord, dayWord]: unknown[] = Array.isArray(words) ? words : [];
  const kind = RATE_KINDS.find((one) => one === kindWord);
  const fromDay = typeof dayWord === 'string' ? readWireDate(dayWord) : null;
  const [categoryId, basisPoints] = [fieldOf(fields, 'categoryId'), fieldOf(fields, 'basisPoints')];
  if (kind === undefined || fromDay === null || typeof categoryId !== 'number')
    throw new TypeError('the request has no rate');
  if (typeof basisPoints !== 'number') throw new TypeError('the request has no rate');
  return { kind, fromDay, categoryId: categoryId === 0 ? null : categoryId, basisPoints };
};

import { expect, it } from 'vitest';
import { directionOf, isDraft, LANGUAGES, preferredLanguage } from './language.ts';

it.each([
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['mr-IN,mr;q=0.9,hi;q=0.8,en;q=0.7', 'mr'],
  ['en;q=0.5, HI;q=0.6', 'hi'],
  ['hi;q=0,en', 'en'],
  ['hi;q=0', 'en'],
  ['hi;q=x', 'en'],
  ['hil-PH', 'en'],
  ['en,hi', 'en'],
  ['hi,en', 'hi'],
  ['ar-XB', 'ar-XB'],
  ['ar-SA,ar', 'en'],
  ['*', 'en'],
  ['', 'en'],
])('chooses for %j the language %s', (accepted, language) => {
  expect(preferredLanguage(accepted)).toBe(language);
});

it.each([
  ['mr-IN,mr;q=0.9,hi;q=0.8,en;q=0.7', 'hi'],
  ['ur-PK', 'en'],
])('a server that speaks no draft answers %j in %s', (accepted, language) => {
  expect(preferredLanguage(accepted, LANGUAGES)).toBe(language);
});

it('Urdu is a draft that runs from right to left, Marathi from left to right', () => {
  expect([isDraft('ur'), isDraft('hi'), isDraft('xx')]).toEqual([true, false, false]);
  expect(['ur', 'mr', 'en'].map((one) => (isDraft(one) ? directionOf(one) : 'not'))).toEqual([
    'rtl',
    'ltr',
    'not',
  ]);
});

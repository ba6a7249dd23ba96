import { expect, it } from 'vitest';
import { unbroken } from './unbroken.ts';

it.each([
  ['Booking KRG-48213 is assigned to you.', 'Booking KRG-\u206048213 is assigned to you.'],
  ['T-1042 · KRG-1', 'T-\u20601042 · KRG-\u20601'],
  ['बुकिंग KRG-48213 आपकी है।', 'बुकिंग KRG-\u206048213 आपकी है।'],
  ['foam-jet, 9-15 Nov, AC-repair', 'foam-jet, 9-15 Nov, AC-repair'],
])('keeps the numbers of %j together', (words, shown) => {
  expect(unbroken(words)).toBe(shown);
});

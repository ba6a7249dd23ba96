import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wholeAddress } from './whole-address.ts';

const DESIGN = 'Flat 302, Sai Heritage, Paud Road, Kothrud, Pune 411038';

it('joins flat, house, street, landmark, area, city and PIN code in this order', () => {
  expect(
    wholeAddress({
      flatNo: 'Flat 302',
      houseNo: 'Sai Heritage',
      street: 'Paud Road',
      landmark: 'Near Vanaz Metro',
      area: 'Kothrud',
      city: 'Pune',
      pinCode: '411038',
    }),
  ).toBe('Flat 302, Sai Heritage, Paud Road, Near Vanaz Metro, Kothrud, Pune 411038');
});

it.each([
  [
    'area, city and PIN code alone',
    { flatNo: '12', houseNo: 'Deshpande Wada', street: 'Paud Road', area: 'Kothrud' },
    'Kothrud, Pune 411038',
    '12, Deshpande Wada, Paud Road, Kothrud, Pune 411038',
  ],
  [
    'every part already',
    { flatNo: '302', houseNo: 'sai heritage', street: 'PAUD  ROAD', area: 'Kothrud' },
    DESIGN,
    DESIGN,
  ],
  [
    'every part without commas',
    { flatNo: 'Flat No. 302', houseNo: 'Sai Heritage', street: 'Paud Road', area: 'Kothrud' },
    'Flat 302 Sai Heritage Paud Road Kothrud Pune 411038',
    'Flat 302 Sai Heritage Paud Road Kothrud Pune 411038',
  ],
  [
    'the same number as something else',
    { flatNo: '5', houseNo: '', street: 'Lane 5', area: 'Sector 5' },
    'Sector 5, Noida 201305',
    '5, Lane 5, Sector 5, Noida 201305',
  ],
  [
    'digits of the flat inside the PIN code',
    { flatNo: '3', houseNo: 'Noor Manzil', street: 'Gultekdi Road', area: 'Salisbury Park' },
    'Salisbury Park, Pune 411037',
    '3, Noor Manzil, Gultekdi Road, Salisbury Park, Pune 411037',
  ],
  [
    'nothing',
    { flatNo: '302', street: 'Paud Road', area: 'Kothrud' },
    '',
    '302, Paud Road, Kothrud',
  ],
  ['nothing, of an offer', { flatNo: '', houseNo: '', street: '', area: 'Kothrud' }, '', 'Kothrud'],
  ['erased parts', { flatNo: '', houseNo: '', street: '—', area: '—' }, '—', '—'],
  [
    'Hindi',
    { flatNo: '१२', houseNo: 'देशपांडे वाडा', street: 'पौड रोड', area: 'कोथरुड' },
    'कोथरुड, पुणे ४११०३८',
    '१२, देशपांडे वाडा, पौड रोड, कोथरुड, पुणे ४११०३८',
  ],
])('does not repeat parts of a written line with %s', (_, parts, address, whole) => {
  expect(wholeAddress({ ...parts, address })).toBe(whole);
});

it('leaves no part out, and is idempotent', () => {
  const word = fc.constantFrom(
    '3',
    '12',
    'B-704',
    'Lane 5',
    'Sai Heritage',
    'Paud Road',
    'Park',
    'A',
  );
  const part = fc.oneof(
    fc.constant(''),
    word,
    fc.tuple(word, word).map((two) => two.join(', ')),
  );
  const parts = fc.record({
    flatNo: part,
    houseNo: part,
    street: part,
    landmark: part,
    area: part,
  });
  fc.assert(
    fc.property(parts, fc.constantFrom('', 'Pune'), (own, city) => {
      const whole = wholeAddress({ ...own, city, pinCode: '411038' });
      for (const value of Object.values(own).flatMap((words) => words.split(', ')))
        expect(`, ${whole}, `).toContain(value === '' ? '' : `, ${value}, `);
      expect(whole.endsWith(`${city} 411038`.trim())).toBe(true);
      expect(wholeAddress({ ...own, address: whole })).toBe(whole);
    }),
  );
});

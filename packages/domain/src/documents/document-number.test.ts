import { expect, it } from 'vitest';
import { maskDocumentNumber, readDocumentNumber } from './document-number.ts';

it.each([
  ['aadhaar', '2341 2341 2346', '234123412346'],
  ['pan', ' abcpe1234f', 'ABCPE1234F'],
  ['driving-licence', 'mh12 2011-0012345 ', 'MH12 2011-0012345'],
] as const)('reads the number of a document of type %s', (type, written, number) => {
  expect(readDocumentNumber(type, written)).toBe(number);
});

it.each([
  ['aadhaar', '2341 2341 2345'],
  ['aadhaar', 'ABCPE1234F'],
  ['pan', '234123412346'],
  ['driving-licence', 'MH12'],
  ['driving-licence', 'MH12/2011'],
  ['driving-licence', 'MH12 2011 0012345 00000'],
] as const)('refuses as %s the number %j', (type, written) => {
  expect(readDocumentNumber(type, written)).toBeNull();
});

it.each([
  ['aadhaar', '2346', 'XXXX XXXX 2346'],
  ['aadhaar', '234123412346', 'XXXX XXXX 2346'],
  ['pan', 'ABCPE1234F', 'XXXXXX234F'],
  ['driving-licence', 'MH12 2011-0012345', 'XXXXXX2345'],
] as const)('masks the number of a document of type %s, %s, as %s', (type, number, mask) => {
  expect(maskDocumentNumber(type, number)).toBe(mask);
});

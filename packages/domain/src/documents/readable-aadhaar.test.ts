import { expect, it } from 'vitest';
import { showsAadhaar } from './readable-aadhaar.ts';

it.each([
  ['in groups', 'Government of India\nSuresh Pawar\n2345 6783 4417\nMera Aadhaar'],
  ['in one word', 'No. 234567834417.'],
  ['with dashes', '2345-6783-4417'],
  ['over the end of a line', '2345\n\n6783 4417\n'],
  ['after another number', 'DOB 1984\n2345 6783 4417'],
  ['beside a virtual ID', '2345 6783 4417\nVID : 9171 2345 6783 4417'],
  ['with letters for digits', 'Z345 67B3 44l7'],
])('an Aadhaar number %s is found', (_how, text) => {
  expect(showsAadhaar(text)).toBe(true);
});

it.each([
  ['a covered number', 'XXXX XXXX 4417'],
  ['a number with a wrong check digit', '2345 6783 4418'],
  ['a number that cannot begin so', '1345 6783 4417'],
  ['a virtual ID', 'VID : 9171 2345 6783 4417'],
  ['a phone number and a PIN code', '+91 98200 12345\n411045'],
  ['a licence number', 'MH12 20110012345'],
  ['a PAN', 'ABCPE1234F'],
  ['words', 'SOLO BIG SOIL ZOOS\nlili bobs gogo'],
  ['nothing', ''],
])('%s is no Aadhaar number', (_what, text) => {
  expect(showsAadhaar(text)).toBe(false);
});

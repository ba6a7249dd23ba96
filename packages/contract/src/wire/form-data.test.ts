import { describe, expect, it } from 'vitest';
import { proposeAddOns } from '../add-ons/propose-add-ons.ts';
import { startWork } from '../bookings/start-work.ts';
import { uploadKycDocument } from '../documents/upload-kyc-document.ts';
import { updateProfile } from '../profile/update-profile.ts';
import { goldenOf } from '../testing/fixtures.ts';
import { decodeInput, readFields, type FieldValue } from './form-data.ts';

const MALFORMED = { ok: false, refusal: 'request.malformed' };

const proposalWith = (changed: Record<string, FieldValue | null>): Map<string, FieldValue> => {
  const golden = goldenOf(proposeAddOns)?.request.fields ?? {};
  const fields = Object.entries({ ...golden, ...changed });
  return new Map(fields.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
};

describe('parallel lists', () => {
  it.each([
    ['one list shorter', { 'prices[]': ['849.50'] }],
    ['one list longer', { 'quantity[]': ['1', '2', '3'] }],
    ['a missing list', { 'oldPrices[]': null }],
    ['an empty list', { 'addOnIds[]': [], 'oldPrices[]': [], 'prices[]': [], 'quantity[]': [] }],
    ['a plain field for a list', { 'quantity[]': null, quantity: '1' }],
    ['a quantity of nothing', { 'quantity[]': ['0', '1'] }],
    ['a price below zero', { 'prices[]': ['-1.00', '1.00'] }],
    ['a price with three decimals', { 'prices[]': ['1.001', '1.00'] }],
    ['a file for a number', { 'quantity[]': [new File(['1'], 'one'), '1'] }],
  ])('refuses a proposal with %s', (_what, changed) => {
    expect(decodeInput(proposeAddOns, proposalWith(changed))).toEqual(MALFORMED);
  });

  it('keeps a list of one item a list', () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      bookingId: '1',
      mainId: '2',
      'addOnIds[]': '3',
      'oldPrices[]': '4',
      'prices[]': '4.00',
      'quantity[]': '5',
    })) {
      form.append(name, value);
    }
    const fields = readFields(form);
    expect(fields.ok && decodeInput(proposeAddOns, fields.value)).toEqual({
      ok: true,
      value: {
        bookingId: 1,
        orderId: 2,
        items: [{ addOnId: 3, shownPrice: 400, price: 400, quantity: 5 }],
      },
    });
  });
});

describe('fields', () => {
  it('refuses a plain field sent twice', () => {
    expect(
      readFields([
        ['otp', '1'],
        ['otp', '2'],
      ]),
    ).toEqual(MALFORMED);
  });

  it('accepts any field name, also those of Object.prototype', () => {
    const fields = readFields([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(fields.ok && [...fields.value.keys()]).toEqual(['__proto__', 'constructor']);
  });

  it('reads an empty file input as absent', () => {
    const texts = ['firstName', 'lastName', 'email', 'phone', 'address'];
    const parts = texts.map((name) => [name, 'x'] as const);
    const fields = readFields([...parts, ['file', new File([], '')]]);
    const decoded = fields.ok ? decodeInput(updateProfile, fields.value) : fields;
    expect(decoded).toEqual({
      ok: true,
      value: Object.fromEntries(parts),
    });
  });

  it('refuses text where a file belongs and a file where text belongs', () => {
    const text = new Map([
      ['id', '1'],
      ['documentNumber', 'A1'],
      ['file', 'not a file'],
    ]);
    expect(decodeInput(uploadKycDocument, text)).toEqual(MALFORMED);
    const file = new Map<string, FieldValue>([
      ['bookingId', new File(['1'], 'id')],
      ['mainId', '2'],
      ['startTime', '2026-11-14 10:42:07'],
    ]);
    expect(decodeInput(startWork, file)).toEqual(MALFORMED);
  });

  it.each([
    { bookingId: '0' },
    { bookingId: '-1' },
    { bookingId: '1e3' },
    { bookingId: '9007199254740993' },
    { bookingId: '' },
    { startTime: '14-11-2026 10:42:07' },
    { startTime: '2026-02-30 10:42:07' },
  ])('refuses the field %j', (wrong) => {
    const right = { bookingId: '1', mainId: '2', startTime: '2026-11-14 10:42:07' };
    const fields = new Map(Object.entries({ ...right, ...wrong }));
    expect(decodeInput(startWork, fields)).toEqual(MALFORMED);
  });

  it('refuses a NUL, which no database accepts, and text over its limit', () => {
    const golden = goldenOf(updateProfile)?.request.fields ?? {};
    const withName = (firstName: string) => new Map(Object.entries({ ...golden, firstName }));
    expect(decodeInput(updateProfile, withName('a\0b'))).toEqual(MALFORMED);
    expect(decodeInput(updateProfile, withName('a'.repeat(101)))).toEqual(MALFORMED);
    expect(decodeInput(updateProfile, withName('a'.repeat(100)))).toMatchObject({ ok: true });
  });
});

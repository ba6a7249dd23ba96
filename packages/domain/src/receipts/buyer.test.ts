import { describe, expect, it } from 'vitest';
import { readBuyer } from './buyer.ts';
import { stateOfGstin, writeGstState } from './gst-states.ts';

const PUNE = '27AAPFU0939F1ZV';
const BENGALURU = '29AAGCB7383J1Z4';

describe('buyer', () => {
  it.each([
    [PUNE, 'Shah Textiles', null],
    ['27aapfu 0939f-1zv', '  Shah   Textiles ', null],
    ['27AAPFU0939F1ZW', 'Shah Textiles', 'buyer.gstin-invalid'],
    ['', 'Shah Textiles', 'buyer.gstin-invalid'],
    [BENGALURU, 'Shah Textiles', 'buyer.gstin-of-another-state'],
    [PUNE, ' x ', 'buyer.name-missing'],
  ])('%j of %j: %s', (gstin, name, refusal) => {
    const read = readBuyer({ gstin, name }, 27);
    expect(read).toMatchObject(
      refusal === null
        ? { ok: true, value: { gstin: PUNE, name: 'Shah Textiles' } }
        : { ok: false, refusal },
    );
  });

  it.each([
    [PUNE, 'Maharashtra (27)'],
    [BENGALURU, 'Karnataka (29)'],
    ['07AAGCB7383J1Z4', 'Delhi (07)'],
  ])('%s is registered in %s', (gstin, written) => {
    expect(writeGstState(stateOfGstin(gstin))).toBe(written);
  });
});

import { describe, expect, it } from 'vitest';
import { paise } from '../money.ts';
import { maskAadhaar, readAadhaar } from './aadhaar.ts';
import { maskAccountNumber, readAccountNumber } from './account-number.ts';
import { readIfsc } from './ifsc.ts';
import { isPersonsPan, maskPan, readPan } from './pan.ts';
import { callLink, digitsOnly, readPhone, whatsappLink } from './phone.ts';
import { isPinCode } from './pin-code.ts';
import { isUpiId, upiLink } from './upi.ts';
import { readVehicle } from './vehicle.ts';

describe('phone', () => {
  it.each(['9876543210', '98765 43210', '+91 98765-43210', '919876543210', '09876543210'])(
    'reads the phone number %s',
    (written) => {
      expect(readPhone(written)).toBe('9876543210');
    },
  );

  it('keeps a ten-digit number that begins with 91', () => {
    expect(readPhone('9123456789')).toBe('9123456789');
  });

  it.each([
    '',
    '5876543210',
    '987654321',
    '98765432101',
    '+1 987 654 3210',
    '+65 9123 4567',
    '98765x3210',
  ])('refuses the phone number %j', (written) => {
    expect(readPhone(written)).toBeNull();
  });

  it('makes dial and WhatsApp links', () => {
    expect(callLink('98765 43210')).toBe('tel:+919876543210');
    expect(callLink('+65 9123 4567')).toBe('tel:6591234567');
    expect(whatsappLink('098765 43210')).toBe('https://wa.me/919876543210');
    expect(whatsappLink('+1 (212) 555-0100')).toBe('https://wa.me/12125550100');
    expect(digitsOnly('a1b2 3')).toBe('123');
  });
});

describe('bank', () => {
  it('reads an IFSC code in any case', () => {
    expect(readIfsc(' hdfc0001234 ')).toBe('HDFC0001234');
    expect(readIfsc('HDFC1001234')).toBeNull();
    expect(readIfsc('HDFC000123')).toBeNull();
  });

  it('reads an account number of 9 to 18 digits and masks all but its last four', () => {
    expect(readAccountNumber('1234 5678 9012')).toBe('123456789012');
    expect(readAccountNumber('12345678')).toBeNull();
    expect(readAccountNumber('1234567890123456789')).toBeNull();
    expect(readAccountNumber('XXXXXXXX9012')).toBeNull();
    expect(maskAccountNumber('123456789012')).toBe('XXXXXXXX9012');
  });

  it('writes a UPI link with %20 for a space and an unescaped @', () => {
    const link = upiLink({
      payee: 'karigar@okbank',
      payeeName: 'Karigar & Co',
      amount: paise(59_900),
      note: 'Order KRG-48213',
      reference: 'KRG48213',
    });
    expect(link).toBe(
      'upi://pay?pa=karigar@okbank&pn=Karigar%20%26%20Co&am=599.00&cu=INR&tn=Order%20KRG-48213&tr=KRG48213',
    );
    expect(isUpiId('karigar@okbank')).toBe(true);
    expect(isUpiId('karigar')).toBe(false);
  });
});

describe('documents', () => {
  it("reads a PAN and recognizes a person's PAN by its fourth letter", () => {
    expect(readPan('abcpe1234f')).toBe('ABCPE1234F');
    expect(readPan('ABCXE1234F')).toBeNull();
    expect(isPersonsPan('ABCPE1234F')).toBe(true);
    expect(isPersonsPan('ABCCE1234F')).toBe(false);
    expect(maskPan('ABCPE1234F')).toBe('XXXXXX234F');
  });

  it('reads an Aadhaar number with a valid check digit and masks all but its last four', () => {
    expect(readAadhaar('2341 2341 2346')).toBe('234123412346');
    expect(readAadhaar('999941057058')).toBe('999941057058');
    expect(readAadhaar('234123412345')).toBeNull();
    expect(readAadhaar('134123412346')).toBeNull();
    expect(maskAadhaar('234123412346')).toBe('XXXX XXXX 2346');
  });

  it('reads state and Bharat vehicle plates', () => {
    expect(readVehicle('MH 12 AB 1234')).toBe('MH12AB1234');
    expect(readVehicle('dl-1-1234')).toBe('DL11234');
    expect(readVehicle('22 BH 1234 AA')).toBe('22BH1234AA');
    expect(readVehicle('M12AB1234')).toBeNull();
    expect(readVehicle('MH12AB123')).toBeNull();
  });

  it('accepts a PIN code of six digits', () => {
    expect(isPinCode('411038')).toBe(true);
    expect(isPinCode('011038')).toBe(false);
    expect(isPinCode('41103')).toBe(false);
  });
});

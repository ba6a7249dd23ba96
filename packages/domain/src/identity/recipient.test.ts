import { expect, it } from 'vitest';
import { maskRecipient, readRecipient } from './recipient.ts';

it.each([
  ['+91 98220 12345', { channel: 'phone', address: '9822012345' }, 'XXXXXX2345'],
  [' Suresh@Example.in ', { channel: 'email', address: 'suresh@example.in' }, 's***@example.in'],
] as const)('reads the recipient %s and masks it', (written, recipient, masked) => {
  expect(readRecipient(written)).toEqual(recipient);
  expect(maskRecipient(recipient)).toBe(masked);
});

it.each(['', '12345', 'suresh@', '+65 9123 4567'])('reads no recipient in %j', (written) => {
  expect(readRecipient(written)).toBeNull();
});

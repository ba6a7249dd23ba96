import { NOTIFICATION_KINDS } from '@karigar/domain/notifications/notification-kinds';
import { describe, expect, it } from 'vitest';
import { notificationText } from './notification-texts.ts';

const details = {
  bookingNo: 'KRG-48213',
  name: 'Gas top-up',
  nameHi: 'गैस भरना',
  amount: 1_234_550,
  until: '2026-01-16',
  at: Date.UTC(2026, 0, 16, 5, 0),
  reason: 'She had less cash.',
  ticketNo: 'T-1042',
  caseNo: 'Q-1042',
};

describe('the text of a notification', () => {
  it.each(NOTIFICATION_KINDS)('says %s in both languages, with all it tells', (kind) => {
    expect(notificationText(kind, details, 'en')).toMatch(/^[A-Z₹][^{}–]*[^.]\.$/);
    expect(notificationText(kind, details, 'hi')).toMatch(/^[^{}–]*[\u0900-\u097f][^{}–]*।$/);
  });

  it('writes amounts, days and names as the reader does', () => {
    expect(notificationText('payment-received', details, 'en')).toBe(
      'Payment of ₹12,345.50 received for booking KRG-48213.',
    );
    expect(notificationText('work-held', details, 'en')).toContain('until 16 Jan 2026.');
    expect(notificationText('add-on-accepted', details, 'hi')).toContain('गैस भरना');
  });

  it.each(['a-kind-of-tomorrow', 'constructor', '__proto__', ''])(
    'survives the kind %j',
    (kind) => {
      expect(notificationText(kind, details, 'en')).toBe('You have a new notification.');
    },
  );

  it.each([null, 'text', 7, [], { bookingNo: { deep: 1 }, amount: 1.5, until: 'soon' }])(
    'survives details that are %j',
    (odd) => {
      for (const kind of NOTIFICATION_KINDS) {
        expect(notificationText(kind, odd, 'hi')).not.toMatch(/[{}]|undefined|null/);
      }
    },
  );
});

import { NOTIFICATION_KINDS } from '@karigar/domain/notifications/notification-kinds';
import { describe, expect, it } from 'vitest';
import { notificationText } from './notification-texts.ts';

const details = {
  bookingNo: 'KRG-48213',
  name: 'Gas top-up',
  nameHi: 'गैस भरना',
  amount: 1_234_550,
  until: '2026-01-16',
  day: '2026-01-16',
  at: Date.UTC(2026, 0, 16, 5, 0),
  by: Date.UTC(2026, 0, 16, 5, 0),
  reason: 'They had less cash.',
  ticketNo: 'T-1042',
  caseNo: 'Q-1042',
  utr: 'HDFCN52026011612',
  document: 'aadhaar',
  reasonKind: 'name-differs',
};

describe('notification texts', () => {
  it.each(NOTIFICATION_KINDS)(
    'the notification text of %s exists in both languages, with all its values',
    (kind) => {
      expect(notificationText(kind, details, 'en')).toMatch(/^[A-Z₹][^{}–]*[^.]\.$/);
      expect(notificationText(kind, details, 'hi')).toMatch(/^[^{}–]*[\u0900-\u097f][^{}–]*।$/);
    },
  );

  it("notification texts format amounts, days and names in the reader's language", () => {
    expect(notificationText('payment-received', details, 'en')).toBe(
      'Payment of ₹12,345.50 received for booking KRG-48213.',
    );
    expect(notificationText('work-held', details, 'en')).toContain('until 16 Jan 2026.');
    expect(notificationText('add-on-accepted', details, 'hi')).toContain('गैस भरना');
  });

  it('the notification of an action that arrived late names the time of the action', () => {
    const late = { ...details, happenedAt: Date.UTC(2026, 0, 16, 5, 0) };
    expect(notificationText('work-started', late, 'en')).toBe(
      'Work on booking KRG-48213 has started. This was on 16 Jan 2026, 10:30\u00a0am.',
    );
    expect(notificationText('work-started', late, 'hi')).toMatch(/शुरू.*। .*10:30\u00a0am.*।$/);
  });

  it.each(['a-kind-of-tomorrow', 'constructor', '__proto__', ''])(
    'the notification text of the unknown kind %j is generic',
    (kind) => {
      expect(notificationText(kind, details, 'en')).toBe('You have a new notification.');
    },
  );

  it.each([null, 'text', 7, [], { bookingNo: { deep: 1 }, amount: 1.5, until: 'soon' }])(
    'the notification text accepts details that are %j',
    (odd) => {
      for (const kind of NOTIFICATION_KINDS) {
        expect(notificationText(kind, odd, 'hi')).not.toMatch(/[{}]|undefined|null/);
      }
    },
  );
});

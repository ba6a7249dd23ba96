import { REFUSALS } from '@karigar/contract/refusals';
import { NOTIFICATION_KINDS } from '@karigar/domain/notifications/notification-kinds';
import { displayDateTime } from '@karigar/domain/dates/display-date';
import { beforeAll, describe, expect, it } from 'vitest';
import { notificationText } from '#modules/notifications/index';
import { EMAIL_TEMPLATES, emailText } from '#platform/messages/email-texts';
import { SMS_TEMPLATES, smsText } from '#platform/messages/sms-texts';
import { nameIn } from '#platform/names';
import { sayIn, speakDrafts, spokenLanguage } from '#platform/texts';

const DEVANAGARI = /[\u0900-\u097F]/;
const values = {
  code: '482913',
  bookingNo: 'KRG-48213',
  link: '1234567',
  name: 'Asha Kulkarni',
  amount: '₹199',
  at: '10:30 am',
  by: '10:30 am',
  time: '10:30 am',
  day: '16 Jan',
};

describe('the draft in Marathi', () => {
  const before = spokenLanguage('mr');
  beforeAll(() => speakDrafts(['mr']));

  it('is spoken once it is turned on, and no other draft is', () => {
    expect([before, spokenLanguage('mr'), spokenLanguage('ur')]).toEqual(['en', 'mr', 'en']);
  });

  it('says every SMS, email, notification and refusal in Devanagari', () => {
    const said = [
      ...SMS_TEMPLATES.map((template) => smsText(template, 'mr', values)),
      ...EMAIL_TEMPLATES.map((template) => emailText(template, 'mr', values).body),
      ...NOTIFICATION_KINDS.map((kind) =>
        notificationText(
          kind,
          { ...values, amount: 1, at: 0, until: '2026-01-16', day: '2026-01-16' },
          'mr',
        ),
      ),
      ...Object.values(REFUSALS).map(({ text }) => sayIn('mr')(text)),
    ];
    expect(said.filter((one) => !DEVANAGARI.test(one))).toEqual([]);
    expect(said.every((one) => one.trim() !== '')).toBe(true);
  });

  it('names services and areas whose rows are older than the language', () => {
    expect(nameIn({ en: 'Kothrud', hi: 'कोथरूड' }, 'mr')).toBe('कोथरूड');
    expect(nameIn({ en: 'Fan repair', hi: 'पंखे की मरम्मत' }, 'mr')).toBe('पंखा दुरुस्ती');
  });

  it('writes dates with its own months and the digits of every language', () => {
    const at = Date.UTC(2026, 8, 16, 5, 0);
    expect(displayDateTime(at, sayIn('mr'))).toBe('16 सप्टें 2026, 10:30\u00A0am');
  });
});

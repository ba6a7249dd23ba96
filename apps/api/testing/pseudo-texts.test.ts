// First: the catalogue's rows are made in the languages that are spoken by then.
import { englishIn } from './pseudo-texts.ts';
import { REFUSALS } from '@karigar/contract/refusals';
import { CALLS } from '@karigar/contract/registry';
import { displayDays, displayMonth } from '@karigar/domain/dates/display-period';
import { displaySpan } from '@karigar/domain/dates/display-span';
import { displayDateTime, displayDay, displayLongDate } from '@karigar/domain/dates/display-date';
import { dayOf } from '@karigar/domain/dates/india-day';
import { PSEUDO_LANGUAGE } from '@karigar/domain/language';
import { NOTIFICATION_KINDS } from '@karigar/domain/notifications/notification-kinds';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { catalogueRows } from '#catalogue/catalogue';
import { notificationText } from '#modules/notifications/index';
import { EMAIL_TEMPLATES, emailText } from '#platform/messages/email-texts';
import { readCatalogue, say, sayIn } from '#platform/texts';
import { SMS_TEMPLATES, smsText } from '#platform/messages/sms-texts';

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
const details = {
  ...values,
  name: 'Asha Kulkarni',
  amount: paise(1_234_550),
  until: '2026-01-16',
  day: '2026-01-16',
  at: Date.UTC(2026, 0, 16, 5, 0),
  reason: 'Wrong note',
  ticketNo: 'T-1042',
  caseNo: 'Q-1042',
};
const typed = ['KRG-48213', 'Asha Kulkarni', 'Wrong note', 'T-1042', 'Q-1042'];
const inPseudo = sayIn(PSEUDO_LANGUAGE);

describe('language of the tests', () => {
  it('finds English that is left, and accepts values and the brand', () => {
    expect(inPseudo(REFUSALS['booking.not-found'].text)).toMatch(/^⟦~+ßōōķĩńĝ .*⟧$/);
    expect(englishIn('⟦Ŵōŕķ ⟧KRG-1⟦ ēńď⟧ has ended', 'KRG-1')).toEqual(['has', 'ended']);
    expect(englishIn('Karigar ⟦ōķ⟧ 10:30 am')).toEqual([]);
  });

  it('every text of the server is said without a word of English', () => {
    const places = Object.fromEntries(
      Object.values(readCatalogue('en')).flatMap((message) =>
        [...message.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, '7'] as const),
      ),
    );
    for (const [id, message] of Object.entries(readCatalogue('en')))
      expect(englishIn(say({ id, message }, PSEUDO_LANGUAGE, places)), message).toEqual([]);
  });

  it('every SMS, email and notification has no English but its values', () => {
    for (const template of SMS_TEMPLATES)
      expect(englishIn(smsText(template, PSEUDO_LANGUAGE, values), ...typed), template).toEqual([]);
    for (const template of EMAIL_TEMPLATES) {
      const { subject, body } = emailText(template, PSEUDO_LANGUAGE, values);
      expect(englishIn(`${subject} ${body}`, ...typed), template).toEqual([]);
    }
    for (const kind of [...NOTIFICATION_KINDS, 'a-kind-of-tomorrow']) {
      const said = notificationText(kind, details, PSEUDO_LANGUAGE);
      expect(englishIn(said, ...typed), kind).toEqual([]);
    }
  });

  it('every refusal and every message of success has no English', () => {
    for (const [name, { text }] of Object.entries(REFUSALS))
      expect(englishIn(inPseudo(text)), name).toEqual([]);
    for (const { name, done } of CALLS)
      expect(englishIn(done === undefined ? '' : inPseudo(done)), name).toEqual([]);
  });

  it('dates, periods and spans have no English', () => {
    const at = Date.UTC(2026, 8, 16, 5, 0);
    const day = dayOf(at);
    const said = [
      displayLongDate(at, inPseudo),
      displayDateTime(at, inPseudo),
      displayDay(day, inPseudo),
      displayMonth(day, inPseudo),
      displayDays(day, dayOf(Date.UTC(2026, 9, 3)), inPseudo),
      ...[3, 90, 4000].map((minutes) => displaySpan(minutes * 60_000, inPseudo)),
    ];
    expect(said.flatMap((one) => englishIn(one))).toEqual([]);
  });

  it('every name of the catalogue has no English', () => {
    const rows = Object.values(catalogueRows).flat();
    expect(rows.length).toBeGreaterThan(300);
    for (const { names } of rows) expect(englishIn(names[PSEUDO_LANGUAGE] ?? names.en)).toEqual([]);
    for (const { units, includes, excludes } of catalogueRows.services)
      for (const said of [units, includes, excludes])
        expect(englishIn([said[PSEUDO_LANGUAGE] ?? said.en].flat().join(' '))).toEqual([]);
  });
});

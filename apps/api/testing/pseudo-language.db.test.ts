import { listServiceAddOns } from '@karigar/contract/add-ons/list-service-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { getService } from '@karigar/contract/catalogue/get-service';
import { listAreas } from '@karigar/contract/catalogue/list-areas';
import { listCategories } from '@karigar/contract/catalogue/list-categories';
import { getJobEarnings } from '@karigar/contract/earnings/get-job-earnings';
import { getStatement } from '@karigar/contract/earnings/get-statement';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { getReceipt } from '@karigar/contract/receipts/get-receipt';
import { dayOf } from '@karigar/domain/dates/india-day';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { PSEUDO_LANGUAGE } from '@karigar/domain/language';
import { NOTIFICATION_KINDS } from '@karigar/domain/notifications/notification-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMAIL_TEMPLATES } from '#platform/messages/email-texts';
import { SMS_TEMPLATES } from '#platform/messages/sms-texts';
import type { BookingRef } from './booking-world.ts';
import { people } from './people.ts';
import { englishIn } from './pseudo-texts.ts';
import { createReceiptWorld, type ReceiptWorld } from './receipt-world.ts';

const BOOKING_NO = /KRG-\d+/g;
const PSEUDO = { headers: { 'accept-language': PSEUDO_LANGUAGE } } as const;

/** Names of the catalogue in rows from before they had any language but two. */
const RENAMES = [
  `UPDATE bookings SET service_name = 'Split AC foam-jet service', service_names = NULL WHERE id = $1`,
  `UPDATE booking_add_ons SET name = 'Drain pipe replacement', names = NULL WHERE booking_id = $1`,
];

let world: ReceiptWorld;
let ref: BookingRef;
beforeAll(async () => {
  world = await createReceiptWorld();
  ref = await world.plant('started', { addOns: [['tap', 2, 'accepted']] });
  for (const rename of RENAMES) await world.look(rename, [ref.bookingId]);
  await world.ashaSpeaks(PSEUDO_LANGUAGE);
});
afterAll(() => world.close());

const wire = () => ({ bookingId: String(ref.bookingId), mainId: String(ref.orderId) });
const suresh = () => ({ ...world.suresh, ...PSEUDO });
const asha = () => ({ ...world.asha, ...PSEUDO });
const dataOf = async <Data>(asked: Promise<{ body: { data: unknown } }>): Promise<Data> =>
  (await asked).body.data as Data;

/** Every string under these keys, at any depth. */
const wordsUnder = (keys: readonly string[], value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    keys.includes(key) ? [inner].flat().map(String) : wordsUnder(keys, inner),
  );
};

const isSaid = (words: readonly string[]): void => {
  expect(words.length).toBeGreaterThan(0);
  for (const one of words) expect(one).toContain('⟦');
  expect(words.flatMap((one) => englishIn(one.replaceAll(BOOKING_NO, '')))).toEqual([]);
};

describe('the server in the language of the tests', () => {
  it('every SMS and every email is sent without English', async () => {
    const values = {
      code: '482913',
      bookingNo: '48213',
      link: '1234567',
      name: '7',
      amount: '7',
      at: '7',
      by: '7',
      time: '7',
      day: '7',
    };
    const { sms, email } = world.context;
    for (const template of SMS_TEMPLATES)
      await sms.send({ to: '9876501234', template, values, language: PSEUDO_LANGUAGE });
    for (const template of EMAIL_TEMPLATES)
      await email.send({ to: 'a@example.in', template, values, language: PSEUDO_LANGUAGE });
    const sent = await world.look<{ body: string }>('SELECT body FROM dev_inbox');
    expect(sent).toHaveLength(SMS_TEMPLATES.length + EMAIL_TEMPLATES.length);
    isSaid(sent.map(({ body }) => body));
  });

  it('every kind of notification is listed without English', async () => {
    for (const kind of NOTIFICATION_KINDS)
      await world.look(
        'INSERT INTO notifications (account_id, kind, details, created_at) VALUES ($1, $2, $3, now())',
        [people.imran.id, kind, { bookingNo: '48213', until: '2026-01-16', day: '2026-01-16' }],
      );
    const listed = await dataOf(
      world.sendFields(listNotifications, { limit: '200' }, { ...world.imran, ...PSEUDO }),
    );
    const said = wordsUnder(['message'], listed);
    expect(said.length).toBeGreaterThanOrEqual(NOTIFICATION_KINDS.length);
    isSaid(said);
  });

  it('names of services, categories, add-ons and areas are without English', async () => {
    const [service, addOns, categories, areas, bookings] = await Promise.all([
      dataOf(world.send(getService, { serviceId: 21 }, asha())),
      dataOf(world.send(listServiceAddOns, { serviceId: 21 }, suresh())),
      dataOf(world.send(listCategories, {}, asha())),
      dataOf(world.send(listAreas, {}, asha())),
      dataOf(world.send(listBookings, { which: 'live' }, suresh())),
    ]);
    isSaid(wordsUnder(['name', 'categoryName', 'unit', 'included', 'notIncluded'], service));
    isSaid(wordsUnder(['name'], addOns));
    // This world plants one of its own, which no catalogue names.
    isSaid(wordsUnder(['name'], categories).filter((name) => name !== 'Planted'));
    isSaid(wordsUnder(['name', 'city'], areas));
    expect(JSON.stringify(bookings)).toContain('⟦');
  });

  it('success, refusal, earnings, receipt and statement are without English', async () => {
    const endTime = writeWireDateTime(world.now());
    const ended = await world.sendFields(endWork, { ...wire(), endTime }, suresh());
    const again = await world.sendFields(endWork, { ...wire(), endTime }, suresh());
    const paid = { ...wire(), amount: '2298.00', paymentMode: 'cash' };
    await world.sendFields(addPayment, paid, suresh());
    isSaid([ended.body.message, again.body.message]);
    const job = await dataOf(world.sendFields(getJobEarnings, wire(), suresh()));
    isSaid(wordsUnder(['serviceName', 'name'], job).filter((name) => name !== ''));

    const open = (link: string) => {
      const { pathname, search } = new URL(link, world.base);
      return fetch(new URL(pathname + search, world.base), PSEUDO);
    };
    const receipt = await dataOf<{ pageUrl: string; pdfUrl: string; number: string }>(
      world.sendFields(getReceipt, wire(), suresh()),
    );
    const page = await (await open(receipt.pageUrl)).text();
    const shown = [...page.matchAll(/<(?:h1|p|dt|dd|a class="open"[^>]*)>([^<]+)</g)].map(
      ([, words = '']) => words,
    );
    expect(shown.filter((words) => words.includes('⟦')).length).toBeGreaterThan(5);
    // Names of states are written as the law does.
    expect(shown.flatMap((words) => englishIn(words, receipt.number, 'Maharashtra'))).toEqual([]);

    const period = dayOf(world.now()).slice(0, 7);
    const statement = await dataOf<{ pdfUrl: string; csvUrl: string }>(
      world.sendFields(getStatement, { period }, suresh()),
    );
    for (const link of [receipt.pdfUrl, statement.pdfUrl])
      expect(
        Buffer.from(await (await open(link)).arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    const [head = '', ...rows] = (await (await open(statement.csvUrl)).text()).split('\r\n');
    isSaid(head.split(','));
    expect(rows.flatMap((row) => englishIn(row.replaceAll(BOOKING_NO, '')))).toEqual([]);
  });
});

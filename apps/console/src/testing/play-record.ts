import { NOW } from '@karigar/client/testing/page';
import { reply } from '@karigar/client/testing/play-calls';
import type { OutputOf } from '@karigar/contract/define-call';
import { addNote } from '@karigar/contract/record/add-note';
import { callPerson } from '@karigar/contract/record/call-person';
import { findAnything } from '@karigar/contract/record/find-anything';
import { getRecord } from '@karigar/contract/record/get-record';
import { listAllBookings } from '@karigar/contract/record/list-all-bookings';
import { listHistory } from '@karigar/contract/record/list-history';
import { takeBackNote } from '@karigar/contract/record/take-back-note';
import { paise } from '@karigar/domain/money';
import { playConsole } from './show-console.tsx';

type BookingRecord = OutputOf<typeof getRecord>;
type HistoryEvent = OutputOf<typeof listHistory>['events'][number];
type Logged = OutputOf<typeof listAllBookings>['bookings'][number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const RECORD: BookingRecord = {
  id: 48_213,
  orderId: 9120,
  no: 'KRG-48213',
  version: 9,
  state: 'ended',
  waits: 'no-code',
  dueAt: NOW + 20 * MINUTE,
  service: 'Split AC foam-jet service',
  cityId: 1,
  area: 'Baner',
  door: '402, Sunrise Heights',
  at: NOW - 2 * HOUR,
  bookedAt: NOW - 4 * HOUR,
  expectedAt: null,
  arrivedAt: NOW - 2 * HOUR,
  startedAt: NOW - 2 * HOUR,
  endedAt: NOW - 10 * MINUTE,
  heldUntil: null,
  customer: { id: 31, name: 'Rohan Deshpande', phone: 'XXXXXX1223', hasLeft: false },
  serviceman: { id: 32, name: 'Suresh Pawar', phone: 'XXXXXX2345', hasLeft: false },
  asked: 3,
  lines: [
    { name: 'Split AC foam-jet service', quantity: 1, amount: paise(129_900), status: null },
    { name: 'Capacitor', quantity: 1, amount: paise(64_900), status: 'accepted' },
    { name: 'Drain pipe', quantity: 1, amount: paise(39_900), status: 'rejected' },
  ],
  total: paise(194_800),
  paid: paise(50_000),
  refunded: paise(0),
  due: paise(144_800),
  payments: [],
  visitCharge: null,
  visitSettled: null,
};

export const event = (own: Partial<HistoryEvent>): HistoryEvent => ({
  id: '1.55',
  at: NOW - HOUR,
  part: 'work',
  text: 'start',
  actor: 'serviceman',
  by: 'Suresh Pawar',
  to: null,
  words: null,
  amount: null,
  refusal: null,
  sentAt: null,
  ...own,
});

const EVENTS: readonly HistoryEvent[] = [
  event({
    id: '3.90',
    at: NOW - 10 * MINUTE,
    part: 'messages',
    text: 'work-ended',
    actor: 'system',
    by: '',
    to: 'customer',
  }),
  event({ id: '2.7', part: 'money', text: 'upi', amount: paise(50_000), by: 'Meera Joshi' }),
  event({ sentAt: NOW - HOUR + 2 * MINUTE }),
];

const logged = (own: Partial<Logged>): Logged => ({
  id: 48_213,
  no: 'KRG-48213',
  state: 'ended',
  at: NOW - 2 * HOUR,
  service: 'Split AC foam-jet service',
  area: 'Baner',
  customer: 'Rohan',
  serviceman: 'Suresh Pawar',
  total: paise(194_800),
  paid: paise(50_000),
  ...own,
});

const OTHER = logged({
  id: 48_190,
  no: 'KRG-48190',
  state: 'refused',
  service: 'Burst pipe, kitchen',
  serviceman: '',
});

/** A server with one record, whose notes can be added and taken back. */
export const playRecord = (own: Partial<BookingRecord> = {}) => {
  const server = playConsole();
  const state = { events: [...EVENTS], notes: 0 };
  server.on(getRecord, (fields) =>
    reply(getRecord, { ...RECORD, ...own, no: fields.get('bookingNo') ?? '' }),
  );
  server.on(listHistory, (fields) => {
    const part = fields.get('part');
    const events = state.events.filter((each) => part === undefined || each.part === part);
    return reply(listHistory, { events, next: null });
  });
  server.on(addNote, (fields) => {
    state.notes += 1;
    const words = fields.get('words') ?? '';
    const note = { part: 'notes', text: 'note', actor: 'operator', by: 'Priya Nair' } as const;
    state.events = [event({ ...note, id: `5.${state.notes}`, at: NOW, words }), ...state.events];
    return reply(addNote, { id: state.notes });
  });
  server.on(takeBackNote, (fields) => {
    state.events = state.events.filter(({ id }) => id !== `5.${fields.get('id')}`);
    return reply(takeBackNote, null);
  });
  server.on(callPerson, () => reply(callPerson, { number: '+919890011223', isMasked: false }));
  server.on(listAllBookings, (fields) =>
    fields.get('after') === 'second'
      ? reply(listAllBookings, {
          bookings: [logged({ id: 1, no: 'KRG-1', service: 'Old job' })],
          older: null,
          newer: 'first',
        })
      : reply(listAllBookings, { bookings: [logged({}), OTHER], older: 'second', newer: null }),
  );
  server.on(findAnything, () =>
    reply(findAnything, {
      bookings: [
        {
          id: 48_213,
          no: 'KRG-48213',
          state: 'ended',
          at: NOW,
          service: 'Split AC foam-jet service',
          area: 'Baner',
          customer: 'Rohan',
        },
      ],
      people: [{ id: 31, name: 'Rohan Deshpande', role: 'customer' }],
    }),
  );
  return server;
};

/** Bookings of a log that no screen shows at once. */
export const LONG = 2000;

/** A page of fifty; a mark is the place of its first booking, or of the one after its last. */
export const longPage = (fields: ReadonlyMap<string, string>) => {
  const before = fields.get('before');
  const end = before === 'oldest' ? LONG : Number(before ?? 0);
  const from = before === undefined ? Number(fields.get('after') ?? 0) : Math.max(0, end - 50);
  const bookings = Array.from({ length: Math.min(50, LONG - from) }, (_, nth) =>
    logged({ id: from + nth + 1, no: `KRG-${from + nth}`, service: `Job ${from + nth} ` }),
  );
  const older = from + 50 < LONG ? String(from + 50) : null;
  return reply(listAllBookings, { bookings, older, newer: from > 0 ? String(from) : null });
};

export const playLongLog = (server: ReturnType<typeof playRecord>): void =>
  server.on(listAllBookings, longPage);

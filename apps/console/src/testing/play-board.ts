import { reply } from '@karigar/client/testing/play-calls';
import { NOW } from '@karigar/client/testing/page';
import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import type { OutputOf } from '@karigar/contract/define-call';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { cancelForCustomer } from '@karigar/contract/dispatch/cancel-for-customer';
import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { getBoard } from '@karigar/contract/dispatch/get-board';
import { holdForServiceman } from '@karigar/contract/dispatch/hold-for-serviceman';
import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { moveBooking } from '@karigar/contract/dispatch/move-booking';
import { readCards } from '@karigar/contract/dispatch/read-cards';
import { releaseBooking } from '@karigar/contract/dispatch/release-booking';
import { reopenBooking } from '@karigar/contract/dispatch/reopen-booking';
import { callPerson } from '@karigar/contract/record/call-person';
import { getRecord } from '@karigar/contract/record/get-record';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { readWireDateTime } from '@karigar/domain/dates/wire-date';
import { aRequest, type Countersign } from './a-request.ts';
import { RECORD } from './play-record.ts';
import { playConsole } from './show-console.tsx';

type Board = OutputOf<typeof getBoard>;
type Card = Board['queue'][number];
type Match = OutputOf<typeof listMatches>[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const IMRAN = 41;
export const SURESH = 42;
const LAKSHMI = 43;

const card = (id: number, change: Partial<Card>): Card => ({
  id,
  orderId: id + 100,
  no: `KRG-${id}`,
  version: 3,
  state: 'refused',
  at: NOW + 2 * HOUR,
  minutes: 90,
  service: 'AC gas refill',
  area: 'Baner',
  to: null,
  waits: 'nobody-took',
  dueAt: NOW + 9 * MINUTE,
  ...change,
});

const CARDS: readonly Card[] = [
  card(1, {}),
  card(2, {
    service: 'Burst pipe, kitchen',
    area: 'Kondhwa',
    dueAt: NOW - 48_000,
    at: NOW + HOUR,
  }),
  card(3, { service: 'Fan install', area: 'Aundh', state: 'offered', waits: null }),
  card(4, {
    service: 'Deep clean',
    area: 'Hinjawadi',
    state: 'started',
    waits: null,
    dueAt: null,
    at: NOW - HOUR,
    to: LAKSHMI,
  }),
  card(5, {
    service: 'Geyser repair',
    area: 'Camp',
    state: 'assigned',
    waits: null,
    dueAt: null,
    at: NOW + 5 * HOUR,
    to: SURESH,
  }),
  card(6, {
    service: 'RO service',
    area: 'Kothrud',
    state: 'held',
    waits: null,
    dueAt: null,
    at: NOW - 2 * HOUR,
    minutes: 60,
    to: SURESH,
  }),
];

const MATCHES: readonly Match[] = [
  {
    id: IMRAN,
    name: 'Imran Shaikh',
    km: 1.84,
    minutes: 12,
    jobsThisWeek: 2,
    rating: 4.9,
    reasons: [],
  },
  {
    id: SURESH,
    name: 'Suresh Pawar',
    km: 4.1,
    minutes: 24,
    jobsThisWeek: 9,
    rating: null,
    reasons: ['off-duty', 'not-free'],
  },
  {
    id: LAKSHMI,
    name: 'Lakshmi Naidu',
    km: 6.3,
    minutes: 33,
    jobsThisWeek: 1,
    rating: 4.6,
    reasons: ['blocked'],
  },
];

const LANES = [
  { id: IMRAN, name: 'Imran Shaikh', onDuty: true, dayOff: false },
  { id: SURESH, name: 'Suresh Pawar', onDuty: false, dayOff: false },
  { id: LAKSHMI, name: 'Lakshmi Naidu', onDuty: true, dayOff: false },
];

export const done = (message: string, data: unknown = null): Response =>
  Response.json({ success: true, code: 200, message, data });

/** The server of a city's board: it keeps the bookings, and acts change them. */
export const playBoard = (
  change: Partial<Board> | ((fields: ReadonlyMap<string, string>) => Partial<Board>) = {},
) => {
  const server = playConsole();
  const cards = new Map(CARDS.map((one) => [one.id, one]));
  const put = (id: number, now: Partial<Card>): void => {
    const before = cards.get(id);
    if (before === undefined) throw new Error(`no booking ${id}`);
    cards.set(id, { ...before, version: before.version + 1, ...now });
  };
  const requests: Countersign[] = [];
  server.on(listCountersigns, () => reply(listCountersigns, [...requests]));
  /** Both acts wait for a second person. */
  const guarded = (said: string) => (fields: ReadonlyMap<string, string>) => {
    const [bookingId, reason] = [idOf(fields), fields.get('reason') ?? ''];
    requests.push(aRequest({ bookingId, reason, askedBy: 'Priya Nair', isOwn: true }));
    return done(said, { countersign: 'W-1042' });
  };
  const idOf = (fields: ReadonlyMap<string, string>): number => Number(fields.get('bookingId'));

  server.on(getBoard, (fields) => {
    const all = [...cards.values()];
    return reply(getBoard, {
      queue: all.filter(
        ({ waits, state }) => waits !== null || state === 'requested' || state === 'offered',
      ),
      lanes: LANES.map((lane) => ({
        ...lane,
        jobs: all.filter(({ to, state }) => to === lane.id && state !== 'cancelled'),
      })),
      next: null,
      counts: {
        searching: 1,
        nobodyTook: 2,
        assigned: 1,
        overdue: 0,
        working: 1,
        heldDue: 0,
        noCode: 0,
      },
      skills: [
        { id: 'ac-repair', name: 'AC repair' },
        { id: 'plumbing', name: 'Plumbing' },
      ],
      taken: [],
      offersOn: true,
      sequence: 1,
      ...(typeof change === 'function' ? change(fields) : change),
    });
  });
  server.on(readCards, (fields) =>
    reply(
      readCards,
      fields.getAll('ids[]').flatMap((id) => {
        const found = cards.get(Number(id));
        return found === undefined ? [] : [{ ...found, isOfBoard: true }];
      }),
    ),
  );
  server.on(getRecord, (fields) => {
    const found = [...cards.values()].find(({ no }) => no === fields.get('bookingNo'));
    if (found === undefined) throw new Error('no such booking');
    const { id, orderId, no, version, state, service, at, to } = found;
    const name = LANES.find((lane) => lane.id === to)?.name ?? '';
    const serviceman = to === null ? null : { id: to, name, phone: 'XXXXXX2345', hasLeft: false };
    const own = { id, orderId, no, version, state, service, at: at ?? NOW, serviceman };
    return reply(getRecord, { ...RECORD, ...own });
  });
  server.on(callPerson, () => reply(callPerson, { number: '+919890011223', isMasked: true }));
  server.on(listMatches, () => reply(listMatches, [...MATCHES]));
  server.on(assignBooking, (fields) => {
    const to = Number(fields.get('servicemanId'));
    put(idOf(fields), { state: 'assigned', to, waits: null, dueAt: null });
    return done('Booking assigned.');
  });
  server.on(releaseBooking, (fields) => {
    put(idOf(fields), { state: 'requested', to: null, waits: null, dueAt: null });
    return done('Released. Somebody else is looked for.');
  });
  server.on(moveBooking, (fields) => {
    put(idOf(fields), { at: readWireDateTime(fields.get('slot') ?? '') });
    return done('Booking moved.');
  });
  server.on(cancelForCustomer, (fields) => {
    put(idOf(fields), { state: 'cancelled', waits: null, dueAt: null });
    return done('Booking cancelled.');
  });
  server.on(reopenBooking, (fields) => {
    put(idOf(fields), { state: 'requested', to: null });
    return done('Open again. Somebody is looked for.');
  });
  server.on(holdForServiceman, (fields) => {
    put(idOf(fields), { state: 'held' });
    return done('Work is on hold.');
  });
  server.on(endForServiceman, guarded('Asked. A second person must agree.'));
  server.on(askOverride, (fields) => {
    guarded('')(fields);
    return done('Asked. A second person must confirm it.');
  });
  return { ...server, put, requests };
};

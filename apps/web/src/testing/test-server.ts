import type { Booking } from '@karigar/contract/bookings/booking';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import type { AnyCall, OutputOf } from '@karigar/contract/define-call';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { getProfile } from '@karigar/contract/profile/get-profile';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { playedRequest } from './played-request.ts';

type Fields = ReadonlyMap<string, string> & {
  /** Of a field that is a list. */
  readonly getAll: (name: string) => unknown[];
};
type Asked = { readonly name: string; readonly fields: Fields; readonly key: string | null };
/** `endTime` lets the client's own time limit run out. */
type Answer = (fields: Fields, endTime: () => void) => Promise<Response> | Response;

/** A reply as the server writes it. */
export const reply = <Call extends AnyCall>(call: Call, data: OutputOf<Call>): Response =>
  Response.json({ success: true, code: 200, message: '', data: z.encode(call.output, data) });

/** A call that is on its way until the test lets it arrive. */
export const onItsWay = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: async () => (await promise).clone(), arrive: resolve };
};

/** The line is cut. */
export const cut = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** The answer is slower than the client waits. */
export const outOfTime: Answer = (_fields, endTime) => {
  endTime();
  return cut();
};

export const broken = (): Response => new Response('', { status: 500 });

const emptyProfile = {
  picture: null,
  firstName: 'Suresh',
  lastName: 'Pawar',
  email: '',
  phone: '',
  address: '',
  bankName: '',
  holderName: '',
  accountNumber: '',
  ifsc: '',
  isPhoneProven: true,
  roles: [],
};

/** The server as the test plays it: what each call is answered with, and what was asked. */
export const playServer = () => {
  const asked: Asked[] = [];
  const answers = new Map<AnyCall, Answer>();
  const on = (call: AnyCall, answer: Answer): void => void answers.set(call, answer);

  const bookingsAre = (bookings: readonly Booking[]): void =>
    on(listBookings, (fields) => {
      const limit = Number(fields.get('limit') ?? bookings.length);
      const from = (Number(fields.get('page') ?? 1) - 1) * limit;
      return reply(listBookings, bookings.slice(from, from + limit));
    });

  bookingsAre([]);
  on(getDashboard, () => reply(getDashboard, { todayBookings: 6, hold: 1, completed: 1284 }));
  on(getProfile, () => reply(getProfile, emptyProfile));
  on(listNotifications, () => reply(listNotifications, []));

  let limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    limit = new AbortController();
    return limit.signal;
  });
  const play = async (_url: string, init: RequestInit): Promise<Response> => {
    const sent = init.body as FormData;
    const single = new Map(
      [...sent].map(
        ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
      ),
    );
    const fields = Object.assign(single, { getAll: (name: string) => sent.getAll(name) });
    const [call, answer] =
      [...answers].find(([{ programType }]) => programType === fields.get('programType')) ?? [];
    if (call === undefined || answer === undefined) throw new TypeError('nobody answers');
    const key = new Headers(init.headers).get('Idempotency-Key');
    asked.push({ name: call.name, fields, key });
    return answer(fields, () => limit.abort());
  };
  vi.stubGlobal('fetch', play);
  vi.stubGlobal('XMLHttpRequest', playedRequest(play));

  return {
    on,
    bookingsAre,
    /** Every time a call was made: with what, and as which action. */
    asked: (call: AnyCall): readonly Asked[] => asked.filter(({ name }) => name === call.name),
    /** Changes what a call is answered with, as another server of this wire would write it. */
    onWire: (call: AnyCall, change: (body: Record<string, unknown>) => void): void => {
      const answer = answers.get(call);
      if (answer === undefined) throw new Error(`nothing answers ${call.name}`);
      on(call, async (...asks) => {
        const body = (await (await answer(...asks)).json()) as Record<string, unknown>;
        change(body);
        return Response.json(body);
      });
    },
    /** How often a call was made; for a list, only with this page or without one. */
    count: (call: AnyCall, page?: string | null): number =>
      asked.filter(
        ({ name, fields }) =>
          name === call.name && (page === undefined || (fields.get('page') ?? null) === page),
      ).length,
  };
};

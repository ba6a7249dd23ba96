import type { AnyCall, OutputOf } from '@karigar/contract/define-call';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';
import { vi } from 'vitest';
import * as z from 'zod/mini';
import { playedRequest } from './played-request.ts';

type Fields = ReadonlyMap<string, string> & {
  /** For a field that is a list. */
  readonly getAll: (name: string) => unknown[];
};
type Asked = { readonly name: string; readonly fields: Fields; readonly key: string | null };
/** `endTime` triggers the client's own time limit. */
type Answer = (fields: Fields, endTime: () => void) => Promise<Response> | Response;

const isEnvelope = (body: unknown): body is object =>
  typeof body === 'object' && body !== null && 'success' in body;

/** A test's envelope stands for our server's, so it carries the mark; any other reply is foreign. */
const markEnvelopes = (): void => {
  const write = Response.json.bind(Response);
  vi.spyOn(Response, 'json').mockImplementation((body: unknown, init: ResponseInit = {}) => {
    if (!isEnvelope(body)) return write(body, init);
    const headers = { ...(init.headers as Record<string, string> | undefined), ...MARK_HEADERS };
    return write(withMark({ code: 200, message: '', data: null, ...body }), { ...init, headers });
  });
};

/** A reply as the server writes it. */
export const reply = <Call extends AnyCall>(call: Call, data: OutputOf<Call>): Response =>
  Response.json({ success: true, code: 200, message: '', data: z.encode(call.output, data) });

/** A call that is pending until the test resolves it. */
export const onItsWay = () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: async () => (await promise).clone(), arrive: resolve };
};

/** The connection is cut. */
export const cut = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

/** The reply is slower than the client waits. */
export const outOfTime: Answer = (_fields, endTime) => {
  endTime();
  return cut();
};

export const broken = (): Response => new Response('', { status: 500 });

/** Plays the server: the reply of each call, and a log of the calls. */
export const playCalls = () => {
  const asked: Asked[] = [];
  const answers = new Map<AnyCall, Answer>();
  const on = (call: AnyCall, answer: Answer): void => void answers.set(call, answer);

  let time: (() => number) | null = null;
  let limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    limit = new AbortController();
    return limit.signal;
  });
  const pictures = new Map<string, (headers: Headers) => Response>();
  const play = async (url: string, init: RequestInit): Promise<Response> => {
    if (init.body === undefined)
      return pictures.get(url)?.(new Headers(init.headers)) ?? new Response('', { status: 404 });
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
    const answered = await answer(fields, () => limit.abort());
    if (time !== null) answered.headers.set('Date', new Date(time()).toUTCString());
    return answered;
  };
  markEnvelopes();
  vi.stubGlobal('fetch', play);
  vi.stubGlobal('XMLHttpRequest', playedRequest(play));

  return {
    on,
    /** Sets the reply to a GET of this path. */
    pictureIs: (path: string, answer: (headers: Headers) => Response): void =>
      void pictures.set(path, answer),
    /** Sets the server's clock, which every reply reports. */
    timeIs: (now: () => number): void => void (time = now),
    /** All requests of a call: input and idempotency key. */
    asked: (call: AnyCall): readonly Asked[] => asked.filter(({ name }) => name === call.name),
    /** Changes a reply on the wire, as another server would write it. */
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

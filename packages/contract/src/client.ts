import type { Language } from '@karigar/domain/language';
import type { CallResult } from './call-result.ts';
import type { AnyCall, InputOf, OutputOf } from './define-call.ts';
import { readReply, type ReadReply } from './wire/read-reply.ts';
import { encodeInput, writeForm, type Fields } from './wire/form-data.ts';
import { keepReads } from './wire/kept-reads.ts';

export type ClientOptions = {
  /** Where calls live, ending in a slash: '/api/'. */
  readonly base: string;
  /** The app's public id. It names the app and grants nothing. */
  readonly clientId: string;
  readonly version: string;
  readonly language: () => Language;
  readonly authToken: () => string | null;
  readonly isOnline: () => boolean;
  readonly timeLimits?: TimeLimits;
};

export type TimeLimits = { readonly read: number; readonly write: number; readonly upload: number };

const TIME_LIMITS: TimeLimits = { read: 10_000, write: 15_000, upload: 60_000 };

export type SendOptions = {
  /** Names this action: the same key never takes effect twice. A new one by default. */
  readonly key?: string;
  /** Aborting rejects with the signal's reason; it is the caller's doing, not a result. */
  readonly signal?: AbortSignal;
  /** How it travels; by fetch unless somebody wants to watch it leave. */
  readonly post?: Post;
};

export type Post = (
  url: string,
  request: {
    readonly method: 'POST';
    readonly headers: Headers;
    readonly body: FormData;
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

export type Client = <Call extends AnyCall>(
  call: Call,
  input: InputOf<Call>,
  send?: SendOptions,
) => Promise<CallResult<Call>>;

/** These answer for good; another status above 299 leaves the outcome open. */
const DEFINITIVE = new Set([400, 403, 404, 413, 422]);

const hasFile = (fields: Fields): boolean =>
  [...fields.values()].flat().some((value) => typeof value !== 'string');

const retryAfterMs = (response: Response): number | null => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
};

const parseBody = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
};

const readResponse = async <Call extends AnyCall>(
  response: Response,
  read: (written: string) => ReadReply<OutputOf<Call>>,
): Promise<CallResult<Call>> => {
  const reply = read(await response.text());
  if (response.ok) return reply;
  const message = reply.kind === 'bad-reply' ? '' : reply.message;
  if (response.status === 426) return { kind: 'outdated', message };
  if (response.status === 401) {
    const isAwaited = reply.kind === 'refused' && reply.code === 'session.second-proof-needed';
    return { kind: 'signed-out', message, ...(isAwaited ? { isSecondProofNeeded: true } : {}) };
  }
  if (DEFINITIVE.has(response.status)) {
    return reply.kind === 'refused'
      ? reply
      : { kind: 'refused', code: `http.${response.status}`, message, details: null };
  }
  const { status } = response;
  return { kind: 'unavailable', status, message, retryAfterMs: retryAfterMs(response) };
};

/** The one place that talks to the server. */
export const createClient = (options: ClientOptions): Client => {
  const limits = options.timeLimits ?? TIME_LIMITS;
  const keepRead = keepReads();

  return async (call, input, send = {}) => {
    const fields = encodeInput(call, input);
    const headers = new Headers({
      Authorization: `Bearer ${options.clientId}`,
      'Accept-Language': options.language(),
      'Client-Version': options.version,
    });
    if (call.writes) headers.set('Idempotency-Key', send.key ?? crypto.randomUUID());

    const ownLimit = call.writes ? limits.write : limits.read;
    const deadline = AbortSignal.timeout(hasFile(fields) ? limits.upload : ownLimit);
    const signal = send.signal ? AbortSignal.any([deadline, send.signal]) : deadline;
    try {
      const body = writeForm(call, fields, options.authToken());
      const response = await (send.post ?? fetch)(options.base + call.path, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      const read = (written: string) => readReply(call, parseBody(written), options.language());
      const asked = JSON.stringify([call.name, ...fields]);
      return await readResponse(response, call.writes ? read : keepRead(asked, read));
    } catch (failure) {
      if (deadline.aborted) return { kind: 'timeout' };
      if (send.signal?.aborted) throw failure;
      return { kind: options.isOnline() ? 'network' : 'offline' };
    }
  };
};

import type { Language } from '@karigar/domain/language';
import type { Say } from '@karigar/domain/msg';
import type { CallResult } from './call-result.ts';
import type { AnyCall, InputOf, OutputOf, RefusalOf } from './define-call.ts';
import { createPatience, type Patience } from './patience.ts';
import { readReply, type ReadReply } from './wire/read-reply.ts';
import { encodeInput, writeForm, type Fields } from './wire/form-data.ts';
import { createReplyCache } from './wire/reply-cache.ts';
import { hasMarkHeader, isMarked } from './wire/mark.ts';

export type ClientOptions = {
  /** The base URL of all calls, ending in a slash: '/api/'. */
  readonly base: string;
  /** The app's public id. It identifies the app and grants nothing. */
  readonly clientId: string;
  readonly version: string;
  readonly language: () => Language;
  /** Says the client's own texts; in English by default. */
  readonly say?: Say;
  readonly authToken: () => string | null;
  readonly isOnline: () => boolean;
  readonly timeLimits?: TimeLimits;
  /** How time limits grow on a slow connection; shared by clients on the same connection. */
  readonly patience?: Patience;
  /** Called with each reply of our server: its `Date`, and the caller's clock before and after. */
  readonly onServerTime?: (heard: ServerTime) => void;
};

export type ServerTime = {
  readonly serverAt: number;
  readonly sentAt: number;
  readonly heardAt: number;
};

export type TimeLimits = { readonly read: number; readonly write: number; readonly upload: number };

const TIME_LIMITS: TimeLimits = { read: 10_000, write: 15_000, upload: 60_000 };

export type SendOptions = {
  /** The idempotency key: the same key never takes effect twice. A new one by default. */
  readonly key?: string;
  /** Aborting rejects with the signal's reason; it is not a result. */
  readonly signal?: AbortSignal;
  /** The reply of an earlier read is shown already: a busy server answers others first. */
  readonly isReadAgain?: boolean;
  /** The transport; fetch unless the caller needs upload progress. */
  readonly post?: Post;
};

export type Post = (
  url: string,
  request: {
    readonly method: 'POST';
    readonly headers: Headers;
    readonly body: FormData;
    readonly redirect: 'manual';
    readonly signal: AbortSignal;
  },
) => Promise<Response>;

export type Client = <Call extends AnyCall>(
  call: Call,
  input: InputOf<Call>,
  send?: SendOptions,
) => Promise<CallResult<Call>>;

/** These statuses of our server are final; another status above 299 leaves the outcome open. */
const DEFINITIVE = new Set([400, 403, 404, 413, 422]);

type Foreign = { readonly kind: 'foreign'; readonly status: number };
type Read<Call extends AnyCall> =
  | ReadReply<OutputOf<Call>, RefusalOf<Call>>
  | { readonly kind: 'foreign' };

const hasFile = (fields: Fields): boolean =>
  [...fields.values()].flat().some((value) => typeof value !== 'string');

const retryAfterMs = (response: Response): number | null => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
};

/** Kinds that only our server returns; the server time is taken from no other reply. */
const OURS: ReadonlySet<string> = new Set(['ok', 'refused', 'signed-out', 'outdated']);

const parseBody = (written: string): unknown => {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
};

/** A reply that does not come from our server. Nothing in it is trusted except Retry-After. */
const foreign = (
  response: Response,
): Foreign | Extract<CallResult<AnyCall>, { kind: 'unavailable' }> => {
  const { status } = response;
  if (status < 500 && status !== 429) return { kind: 'foreign', status };
  return { kind: 'unavailable', status, message: '', retryAfterMs: retryAfterMs(response) };
};

const readResponse = async <Call extends AnyCall>(
  response: Response,
  read: (written: string) => Read<Call>,
): Promise<CallResult<Call>> => {
  const written = await response.text();
  const reply = hasMarkHeader(response.headers) ? read(written) : ({ kind: 'foreign' } as const);
  if (reply.kind === 'foreign') return foreign(response);
  if (response.ok) return reply;
  const message = reply.kind === 'bad-reply' ? '' : reply.message;
  if (response.status === 426) return { kind: 'outdated', message };
  if (response.status === 401) {
    const needsSecondFactor =
      reply.kind === 'refused' && reply.code === 'session.second-proof-needed';
    return {
      kind: 'signed-out',
      message,
      ...(needsSecondFactor ? { isSecondProofNeeded: true } : {}),
    };
  }
  if (DEFINITIVE.has(response.status) && reply.kind === 'refused') return reply;
  const { status } = response;
  return { kind: 'unavailable', status, message, retryAfterMs: retryAfterMs(response) };
};

/** The only code that talks to the server. */
export const createClient = (options: ClientOptions): Client => {
  const limits = options.timeLimits ?? TIME_LIMITS;
  const patience = options.patience ?? createPatience();
  const cacheReply = createReplyCache();

  return async (call, input, send = {}) => {
    const fields = encodeInput(call, input);
    const headers = new Headers({
      Authorization: `Bearer ${options.clientId}`,
      'Accept-Language': options.language(),
      'Client-Version': options.version,
    });
    if (call.writes) {
      headers.set('Idempotency-Key', send.key ?? crypto.randomUUID());
      // Right or wrong, it lets the server compute how long ago the times in this call were.
      headers.set('Phone-Time', String(Date.now()));
    }

    if (send.isReadAgain === true) headers.set('Read-Again', '1');

    const ownLimit = call.writes ? limits.write : limits.read;
    const token = options.authToken();
    const isUpload = hasFile(fields);
    // Before the body, so that the server knows whose upload it is.
    if (isUpload && token !== null) headers.set('Auth-Token', token);
    const usualMs = isUpload ? limits.upload : ownLimit;
    const turn = patience.begin(send.key ?? call.name, usualMs);
    const deadline = AbortSignal.timeout(turn.limitMs);
    const signal = send.signal ? AbortSignal.any([deadline, send.signal]) : deadline;
    try {
      const sentAt = Date.now();
      const body = writeForm(call, fields, token);
      const response = await (send.post ?? fetch)(options.base + call.path, {
        method: 'POST',
        headers,
        body,
        // Following a redirect would send the session to another host.
        redirect: 'manual',
        signal,
      });
      const heardAt = Date.now();
      const read = (written: string): Read<typeof call> => {
        const parsed = parseBody(written);
        return isMarked(parsed) ? readReply(call, parsed, options.say) : { kind: 'foreign' };
      };
      const asked = JSON.stringify([call.name, ...fields]);
      const result = await readResponse(response, call.writes ? read : cacheReply(asked, read));
      turn.answered();
      const date = response.headers.get('Date');
      if (date !== null && OURS.has(result.kind))
        options.onServerTime?.({ serverAt: Date.parse(date), sentAt, heardAt });
      return result;
    } catch (failure) {
      if (deadline.aborted) {
        turn.timedOut();
        return { kind: 'timeout' };
      }
      if (send.signal?.aborted) throw failure;
      return { kind: options.isOnline() ? 'network' : 'offline' };
    }
  };
};

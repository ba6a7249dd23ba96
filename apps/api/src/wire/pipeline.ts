import type { AnyCall } from '@karigar/contract/define-call';
import { isKnownAt } from '@karigar/contract/listener';
import { findCall } from '@karigar/contract/registry';
import { decodeInput, type Fields } from '@karigar/contract/wire/form-data';
import { isPasskeyFresh } from '@karigar/domain/console/fresh-passkey';
import type { Instant } from '@karigar/domain/dates/instant';
import { preferredLanguage, type Language } from '@karigar/domain/language';
import { isTooOld } from '@karigar/domain/app-version';
import type { FastifyRequest } from 'fastify';
import { isBrowser, labelOf, type Device } from '#auth/device';
import { isIPv6Network, networkOf, wideNetworkOf } from '#auth/network';
import { NOBODY, type Who } from '#auth/who';
import type { Context } from '#context';
import type { Leave } from '#platform/admission';
import { spokenLanguages } from '#platform/texts';
import { classOfCall, isReadAgain, RETRY_AFTER } from './call-class.ts';
import { CallError } from './call-error.ts';
import type { Handler } from './define-handler.ts';
import { executeCall, hasStoredReply, type CallOutcome } from './execute-call.ts';
import { cookieOf, findCaller, isElsewhere } from './listener.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

const header = (request: FastifyRequest, name: string): string =>
  String(request.headers[name] ?? '');

export const languageOf = (request: FastifyRequest): Language =>
  preferredLanguage(header(request, 'accept-language'), spokenLanguages());

const textOf = (fields: Fields, name: string): string | null => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : null;
};

/** The public id of an app: required, rotatable, and no secret. */
export const clientIdOf = (request: FastifyRequest, context: Context): string => {
  const id = header(request, 'authorization').replace(/^Bearer /, '');
  if (!context.listener.clientIds.includes(id)) throw new CallError('client.unknown');
  return id;
};

/** Replies stay compatible, but an app may be too old to serve safely. Its queued actions are still accepted. */
const checkVersion = (call: AnyCall, request: FastifyRequest, context: Context): void => {
  if (call.queued) return;
  const version = header(request, 'client-version');
  if (isTooOld(version, context.config.minimumClientVersion)) throw new CallError('client.too-old');
};

export const takeAddress = async (request: FastifyRequest, context: Context): Promise<void> => {
  const network = networkOf(request.ip);
  const { address, wideAddress } = context.limits;
  const taken = await address.take(network);
  const wide = isIPv6Network(network) ? await wideAddress.take(wideNetworkOf(request.ip)) : taken;
  for (const limit of [taken, wide])
    if (!limit.ok) throw new CallError('limit.too-many', Math.ceil(limit.retryAfterMs / 1000));
};

/**
 * The account of a large body before it is read, by the header `auth-token`; null without a session. The call itself
 * reads the token of the body: a wrong one is refused there, with a reply that the sender can still read.
 */
export const uploaderOf = async (
  request: FastifyRequest,
  context: Context,
): Promise<string | null> => {
  const token = header(request, 'auth-token');
  const who = token === '' ? null : await findCaller(context, token, cookieOf(request, context));
  const accountId = who?.accountId ?? null;
  return accountId === null ? null : String(accountId);
};

const deviceOf = (request: FastifyRequest, fields: Fields, context: Context): Device => ({
  name: textOf(fields, 'device') ?? '',
  label: () => labelOf(request.headers),
  isBrowser: !isElsewhere(request, context) && isBrowser(request.headers),
  cookie: cookieOf(request, context),
});

const callerOf = async (
  call: AnyCall,
  fields: Fields,
  { request, cookie }: { readonly request: FastifyRequest; readonly cookie: Device['cookie'] },
  context: Context,
): Promise<Who> => {
  const token = textOf(fields, 'authToken');
  if (call.who === 'anyone') return NOBODY;
  if (token === null || token === '') throw new CallError('session.missing');
  const who = await findCaller(context, token, cookie);
  if (who === null) throw new CallError('session.ended');
  request.callerId = who.accountId;
  if (who.pendingLogin !== undefined && !call.who.includes('guest'))
    throw new CallError('session.second-proof-needed');
  if (who.role === 'nobody' || !call.who.includes(who.role))
    throw new CallError('role.not-allowed');
  if (call.desks !== undefined && !context.access.holdsDesk(who, call.desks))
    throw new CallError('desk.not-held');
  return who;
};

/** The call itself uses the proof up. A repeated key needs none: it does nothing more. */
const checkProof = async (
  call: AnyCall,
  who: Who,
  key: string | null,
  context: Context,
): Promise<void> => {
  if (call.needs === undefined || isPasskeyFresh(who.passkeyShownAt ?? null, context.clock()))
    return;
  if (key === null || !(await hasStoredReply(who, key, context)))
    throw new CallError('session.proof-needed');
};

const takeAccount = async (who: Who, context: Context): Promise<void> => {
  if (who.accountId === null) return;
  const taken = await context.limits.account.take(String(who.accountId));
  if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
};

/** A place among the calls that run at once; operators mend what overload breaks, so their calls wait for nobody's reads. */
const takePlace = async (
  call: AnyCall,
  { sessionId }: Who,
  request: FastifyRequest,
  { admission, listener, metrics }: Context,
): Promise<Leave> => {
  const isAgain = isReadAgain(request.headers);
  const of = classOfCall(call, { hasSession: sessionId !== null, isAgain });
  if (of === null) return () => {};
  const given = listener.name === 'console' ? 'write' : of;
  const leave = await admission.enter(given, () => request.raw.socket.destroyed);
  if (leave !== null) return leave;
  metrics.refusedFull(given);
  throw new CallError('server.busy', RETRY_AFTER[given]);
};

/** One account's calls, waiting for each other's locks, must not take every connection. */
const inTurn = async <Value>(
  { accountId, sessionId }: Who,
  { callsInFlight }: Context,
  work: () => Promise<Value>,
): Promise<Value> => {
  if (sessionId === null) return work();
  const started = callsInFlight.run(accountId === null ? `s${sessionId}` : `a${accountId}`, work);
  if (started === null) throw new CallError('limit.too-many', 1);
  return started;
};

const keyOf = (call: AnyCall, request: FastifyRequest): string | null => {
  const key = header(request, 'idempotency-key');
  if (!call.writes || key === '') return null;
  if (!KEY.test(key)) throw new CallError('request.malformed');
  return key;
};

/** The phone's epoch milliseconds; null for anything else. */
const phoneTimeOf = (request: FastifyRequest): Instant | null => {
  const written = header(request, 'phone-time');
  return /^\d{1,15}$/.test(written) ? Number(written) : null;
};

export type Pipeline = (
  request: FastifyRequest,
  path: string,
  fields: Fields,
) => Promise<CallOutcome & { wrote: boolean }>;

/** Session → role → desk → proof → limit → input → place → idempotency → handler → reply, in exactly this order. */
const answer = async (
  handler: Handler,
  request: FastifyRequest,
  fields: Fields,
  context: Context,
): Promise<CallOutcome> => {
  const { call } = handler;
  const clientId = clientIdOf(request, context);
  const device = deviceOf(request, fields, context);
  checkVersion(call, request, context);
  const who = await callerOf(call, fields, { request, cookie: device.cookie }, context);
  const key = keyOf(call, request);
  await checkProof(call, who, key, context);
  await takeAccount(who, context);
  const input = decodeInput(call, fields);
  if (!input.ok) throw new CallError(input.refusal);
  const execution = {
    context,
    who,
    clientId,
    address: request.ip,
    device,
    fields,
    input: input.value,
    now: context.clock(),
    phoneNow: phoneTimeOf(request),
    language: languageOf(request),
    key,
    requestId: request.id,
  };
  return inTurn(who, context, () =>
    executeCall(handler, execution, () => takePlace(call, who, request, context)),
  );
};

export const createPipeline =
  (context: Context, handlers: ReadonlyMap<AnyCall, Handler>): Pipeline =>
  async (request, path, fields) => {
    const call = findCall(path, textOf(fields, 'programType') ?? '');
    const handler = call && handlers.get(call);
    if (!handler || !isKnownAt(context.listener.name, call)) throw new CallError('call.unknown');
    request.callName = call.name;
    const outcome = await answer(handler, request, fields, context);
    return { ...outcome, wrote: call.writes };
  };

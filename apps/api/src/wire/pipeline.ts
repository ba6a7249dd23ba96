import type { AnyCall } from '@karigar/contract/define-call';
import { FIELD_ACTIONS } from '@karigar/contract/field-actions';
import { findCall } from '@karigar/contract/registry';
import { decodeInput, type Fields } from '@karigar/contract/wire/form-data';
import { preferredLanguage, type Language } from '@karigar/domain/language';
import { isTooOld } from '@karigar/domain/app-version';
import type { FastifyRequest } from 'fastify';
import { isBrowser, labelOf, type Device } from '#auth/device';
import { NOBODY, type Who } from '#auth/who';
import type { Context } from '#context';
import { CallError } from './call-error.ts';
import type { Answer } from './define-handler.ts';
import { perform, type Performed } from './execute-call.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;

const header = (request: FastifyRequest, name: string): string =>
  String(request.headers[name] ?? '');

export const languageOf = (request: FastifyRequest): Language =>
  preferredLanguage(header(request, 'accept-language'));

const textOf = (fields: Fields, name: string): string | null => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : null;
};

/** The public id of an app: required, rotatable, and worth nothing by itself. */
export const clientIdOf = (request: FastifyRequest, context: Context): string => {
  const id = header(request, 'authorization').replace(/^Bearer /, '');
  if (!context.config.clientIds.includes(id)) throw new CallError('client.unknown');
  return id;
};

/** Replies only grow, but an app may become too old to be served safely. What waits on its phone it may still send. */
const checkVersion = (call: AnyCall, request: FastifyRequest, context: Context): void => {
  if (FIELD_ACTIONS.has(call.name)) return;
  const version = header(request, 'client-version');
  if (isTooOld(version, context.config.minimumClientVersion)) throw new CallError('client.too-old');
};

export const takeAddress = async (request: FastifyRequest, context: Context): Promise<void> => {
  const taken = await context.limits.address.take(request.ip);
  if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
};

const deviceOf = ({ headers }: FastifyRequest, fields: Fields, context: Context): Device => ({
  name: textOf(fields, 'device') ?? '',
  label: () => labelOf(headers),
  isBrowser: isBrowser(headers),
  cookie: context.sessionCookie.read(headers.cookie),
});

const callerOf = async (
  call: AnyCall,
  fields: Fields,
  { cookie }: Device,
  context: Context,
): Promise<Who> => {
  const token = textOf(fields, 'authToken');
  if (call.who === 'anyone') return NOBODY;
  if (token === null || token === '') throw new CallError('session.missing');
  const who = await context.sessions.find(token, cookie);
  if (who === null) throw new CallError('session.ended');
  if (who.awaited !== undefined && !call.who.includes('guest'))
    throw new CallError('session.second-proof-needed');
  if (who.role === 'nobody' || !call.who.includes(who.role))
    throw new CallError('role.not-allowed');
  return who;
};

const takeAccount = async (who: Who, context: Context): Promise<void> => {
  if (who.accountId === null) return;
  const taken = await context.limits.account.take(String(who.accountId));
  if (!taken.ok) throw new CallError('limit.too-many', Math.ceil(taken.retryAfterMs / 1000));
};

const keyOf = (call: AnyCall, request: FastifyRequest): string | null => {
  const key = header(request, 'idempotency-key');
  if (!call.writes || key === '') return null;
  if (!KEY.test(key)) throw new CallError('request.malformed');
  return key;
};

export type LineUp = (
  request: FastifyRequest,
  path: string,
  fields: Fields,
) => Promise<Performed & { wrote: boolean }>;

/** Find the call → session → role → input → idempotency → handler → reply, in this order only. */
export const createLineUp =
  (context: Context, answers: ReadonlyMap<AnyCall, Answer>): LineUp =>
  async (request, path, fields) => {
    const call = findCall(path, textOf(fields, 'programType') ?? '');
    const answer = call && answers.get(call);
    if (!answer) throw new CallError('call.unknown');
    request.callName = call.name;
    const clientId = clientIdOf(request, context);
    const device = deviceOf(request, fields, context);
    checkVersion(call, request, context);
    const who = await callerOf(call, fields, device, context);
    await takeAccount(who, context);
    const input = decodeInput(call, fields);
    if (!input.ok) throw new CallError(input.refusal);
    const performed = await perform(answer, {
      context,
      who,
      clientId,
      address: request.ip,
      device,
      fields,
      input: input.value,
      now: context.clock(),
      language: languageOf(request),
      key: keyOf(call, request),
      requestId: request.id,
    });
    return { ...performed, wrote: call.writes };
  };

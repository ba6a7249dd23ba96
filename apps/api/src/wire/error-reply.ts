import { REFUSALS, type ProtocolRefusalName } from '@karigar/contract/refusals';
import { writeRefusal } from '@karigar/contract/wire/envelope';
import type { Language } from '@karigar/domain/language';
import { sayIn } from '#platform/texts';
import { CallError } from './call-error.ts';
import { codeOf, isPassing } from './passing-errors.ts';

/** Fastify's errors for a malformed request. */
const MALFORMED = new Set([
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_ERR_CTP_EMPTY_TYPE',
  'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
  'FST_ERR_CTP_EMPTY_JSON_BODY',
]);

/** The file plugin's error for a directory, or a path with empty or dotted segments: reply not found. */
const isNoFile = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 403;

const errorName = (error: unknown): ProtocolRefusalName => {
  if (error instanceof CallError) return error.refusal;
  if (codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE') return 'request.too-large';
  if (MALFORMED.has(codeOf(error))) return 'request.malformed';
  if (isNoFile(error)) return 'call.unknown';
  return isPassing(error) ? 'server.busy' : 'server.failed';
};

export const errorReply = (error: unknown, language: Language) => {
  const refusal = errorName(error);
  const retryAfter = error instanceof CallError ? error.retryAfterSeconds : null;
  return {
    refusal,
    status: REFUSALS[refusal].status,
    body: writeRefusal(refusal, sayIn(language)),
    retryAfterSeconds: retryAfter ?? (refusal === 'server.busy' ? 1 : null),
  };
};

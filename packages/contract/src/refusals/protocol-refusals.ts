import { msg } from '@karigar/domain/msg';
import { protocol, type Refusal } from './refusal.ts';

/** Refusals before a call's own rules run. */
export const protocolRefusals = {
  'request.malformed': protocol(400, msg`The request could not be read.`),
  'client.unknown': protocol(403, msg`This app is not known.`),
  'session.missing': protocol(401, msg`Please log in.`),
  'session.ended': protocol(401, msg`Your session has ended. Please log in again.`),
  // 401, so that a client that does not know it keeps its queue and asks to log in.
  'session.second-proof-needed': protocol(401, msg`Please confirm that it is you.`),
  'role.not-allowed': protocol(403, msg`You are not allowed to do this.`),
  'desk.not-held': protocol(403, msg`This belongs to another desk.`),
  'session.proof-needed': protocol(403, msg`Please show your passkey first.`),
  'network.not-allowed': protocol(403, msg`Not available from this network.`),
  'call.unknown': protocol(404, msg`No such call.`),
  'key.in-progress': protocol(409, msg`This action is still in progress.`),
  'request.too-large': protocol(413, msg`The request is too large.`),
  'key.reused': protocol(422, msg`This action was already sent with other content.`),
  'client.too-old': protocol(426, msg`Please update the app to go on.`),
  'limit.too-many': protocol(429, msg`Too many requests. Please wait a moment.`),
  'server.failed': protocol(500, msg`Something went wrong on our side.`),
  'server.busy': protocol(503, msg`Please try again shortly.`),
} as const satisfies Record<string, Refusal>;

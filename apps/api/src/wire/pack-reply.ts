import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { CALLS } from '@karigar/contract/registry';
import type { Envelope } from '@karigar/contract/wire/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';

const pack = promisify(gzip);

/** Below this size, compression saves less than its headers cost. */
const WORTH_IT = 1000;

/** Reads only: the compressed length must reveal nothing about a credential in the reply. */
const READS = new Set(CALLS.filter(({ writes }) => !writes).map(({ name }) => name));

const mayPack = ({ callName, headers }: FastifyRequest): boolean =>
  READS.has(callName) && /\bgzip\b/.test(headers['accept-encoding'] ?? '');

/** Compresses lists, which phones read all day on metered connections. */
export const sendPacked = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: Envelope,
): Promise<FastifyReply> => {
  if (!mayPack(request)) return reply.send(body);
  const text = JSON.stringify(body);
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  if (text.length < WORTH_IT) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(await pack(text));
};

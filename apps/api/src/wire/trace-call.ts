import type { FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { readTraceparent } from '#platform/trace-context';

/** A span of the call. A trace that began before us is taken from a proxy of ours only: a caller could name any. */
export const traceCall = <Result extends { readonly outcome: string }>(
  { tracing, config }: Pick<Context, 'tracing' | 'config'>,
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  const parent = config.trustedProxies > 0 ? readTraceparent(request.headers['traceparent']) : null;
  return tracing.span({ name: 'call', kind: 'server', parent }, async (tell) => {
    try {
      const result = await work();
      tell({ outcome: result.outcome });
      return result;
    } finally {
      tell({ name: request.callName });
    }
  });
};

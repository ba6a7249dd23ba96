import { CALLS } from '@karigar/contract/registry';
import type { Fields } from '@karigar/contract/wire/form-data';
import { withMark } from '@karigar/contract/wire/mark';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '#auth/network';
import type { Context } from '#context';
import { RELAY_WAKE } from '#relay/relay';
import { CallError } from './call-error.ts';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Handler } from './define-handler.ts';
import { clientIdOf, createPipeline, uploaderOf } from './pipeline.ts';
import { sendPacked } from './pack-reply.ts';
import { parseMultipart } from './multipart.ts';
import { readBody } from './read-body.ts';
import { traceCall } from './trace-call.ts';
import { createUploadSlots } from './upload-slots.ts';

const KB = 1024;
const SMALL_BODY = 64 * KB;
/** A 12 MB picture and its fields, with margin for a 'too large' refusal. */
export const UPLOAD_BODY = 13 * KB * KB;
const UPLOAD_PATHS = new Set(
  CALLS.filter((call) => Object.values(call.fields).includes('file')).map((call) => call.path),
);

const lengthOf = ({ headers }: FastifyRequest): number =>
  Math.min(Number(headers['content-length'] ?? UPLOAD_BODY), UPLOAD_BODY);

const pathOf = (url: string): string => url.replace(/^\/api\//, '').replace(/\?.*$/, '');

/** Every call of the wire: one route, one parser, one pipeline. */
export const addCallRoutes = (
  app: FastifyInstance,
  context: Context,
  handlers: ReadonlyMap<AnyCall, Handler>,
): void => {
  const { timeouts, uploadBytesPerSecond: bytesPerSecond } = context.config;
  const pipeline = createPipeline(context, handlers);

  const slots = createUploadSlots();
  const parse = (request: FastifyRequest, body: Buffer): Promise<Fields> =>
    parseMultipart(body, request.headers['content-type'] ?? '');

  // The wire is multipart only: no other body is read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const takesPicture = UPLOAD_PATHS.has(pathOf(request.url));
      const deadlineMs = takesPicture ? timeouts.upload : timeouts.body;
      const bytes = lengthOf(request);
      if (!takesPicture || bytes <= SMALL_BODY) {
        return parse(request, await readBody(payload, SMALL_BODY, { deadlineMs }));
      }
      clientIdOf(request, context);
      const account = await uploaderOf(request, context);
      const free = slots.take({ network: networkOf(request.ip), account, bytes });
      if (free === null) throw new CallError('server.busy', 2);
      try {
        const body = await readBody(payload, UPLOAD_BODY, { deadlineMs, bytesPerSecond });
        return await parse(request, body);
      } finally {
        free();
      }
    },
  );

  app.post<{ Body: Fields | undefined }>('/api/*', async (request, reply) => {
    const fields = request.body;
    if (fields === undefined) throw new CallError('request.malformed');
    const result = await context.metrics.inFlight(
      traceCall(context, request, () => pipeline(request, pathOf(request.url), fields)),
    );
    const seconds = reply.elapsedTime / 1000;
    if (result.wrote) context.bus.publish(RELAY_WAKE, null);
    const { outcome, cookie } = result;
    if (cookie !== undefined) reply.header('set-cookie', context.listener.cookie.write(cookie));
    // Log-out: the browser's cache may have pictures of the account. Storage stays: it has actions not sent yet.
    if (cookie === null) reply.header('clear-site-data', '"cache"');
    context.metrics.called(request.callName, outcome, seconds);
    request.log.info({ call: request.callName, outcome, seconds }, 'call');
    return sendPacked(request, reply.code(result.status), withMark(result.body));
  });
};

import { CALLS } from '@karigar/contract/registry';
import type { Fields } from '@karigar/contract/wire/form-data';
import { withMark } from '@karigar/contract/wire/mark';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { RELAY_WAKE } from '#relay/relay';
import { CallError } from './call-error.ts';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Handler } from './define-handler.ts';
import { createPipeline } from './pipeline.ts';
import { sendPacked } from './pack-reply.ts';
import { parseMultipart } from './multipart.ts';
import { readBody } from './read-body.ts';

const KB = 1024;
const SMALL_BODY = 64 * KB;
/** A 12 MB picture and its fields, with margin for a 'too large' refusal. */
export const UPLOAD_BODY = 13 * KB * KB;
/** Each upload is in memory up to three times during parsing: both bound the total. */
const MOST_UPLOADS = 32;
const MOST_UPLOAD_BYTES = 192 * KB * KB;
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
  const { timeouts } = context.config;
  const pipeline = createPipeline(context, handlers);

  let uploads = 0;
  let uploading = 0;
  const parse = (request: FastifyRequest, body: Buffer): Promise<Fields> =>
    parseMultipart(body, request.headers['content-type'] ?? '');

  // The wire is multipart only: no other body is read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      const takesPicture = UPLOAD_PATHS.has(pathOf(request.url));
      const deadline = takesPicture ? timeouts.upload : timeouts.body;
      const length = lengthOf(request);
      if (!takesPicture || length <= SMALL_BODY) {
        return parse(request, await readBody(payload, SMALL_BODY, deadline));
      }
      if (uploads >= MOST_UPLOADS || uploading + length > MOST_UPLOAD_BYTES)
        throw new CallError('server.busy', 2);
      uploads += 1;
      uploading += length;
      try {
        return await parse(request, await readBody(payload, UPLOAD_BODY, deadline));
      } finally {
        uploads -= 1;
        uploading -= length;
      }
    },
  );

  app.post<{ Body: Fields | undefined }>('/api/*', async (request, reply) => {
    if (request.body === undefined) throw new CallError('request.malformed');
    const result = await pipeline(request, pathOf(request.url), request.body);
    const seconds = reply.elapsedTime / 1000;
    if (result.wrote) context.bus.publish(RELAY_WAKE, null);
    const { outcome, cookie } = result;
    if (cookie !== undefined) reply.header('set-cookie', context.sessionCookie.write(cookie));
    context.metrics.called(request.callName, outcome, seconds);
    request.log.info({ call: request.callName, outcome, seconds }, 'call');
    return sendPacked(request, reply.code(result.status), withMark(result.body));
  });
};

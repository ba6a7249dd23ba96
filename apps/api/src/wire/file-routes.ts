import type { FastifyInstance } from 'fastify';
import type { Context } from '#context';
import { CallError } from './call-error.ts';

type Asked = { Params: { '*': string }; Querystring: Record<string, unknown> };

/** Headers that keep a picture inert: opened directly, it can run nothing. */
export const INERT_PICTURE = {
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

/** Serves the file links of our replies. A bad link and a missing file get the same reply. */
export const addFileRoutes = (app: FastifyInstance, context: Context): void => {
  const { files, fileLinks, metrics } = context;
  app.get<Asked>('/files/*', async (request, reply) => {
    request.callName = 'read-file';
    const key = request.params['*'];
    const { until, seal } = request.query;
    const left = fileLinks.secondsLeft(key, String(until), String(seal));
    const bytes = left === null || !key.endsWith('.webp') ? null : await files.read(key);
    if (bytes === null) throw new CallError('call.unknown');
    metrics.called('read-file', 'ok', reply.elapsedTime / 1000);
    return reply
      .headers({ ...INERT_PICTURE, 'cache-control': `private, max-age=${left}, immutable` })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
};

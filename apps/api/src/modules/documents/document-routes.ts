import type { FastifyInstance } from 'fastify';
import { accountOf } from '#auth/who';
import type { Context } from '#context';
import { CallError } from '#wire/call-error';
import { INERT_PICTURE } from '#wire/file-routes';
import { accountByHeader } from '#wire/header-session';
import { clientIdOf } from '#wire/pipeline';
import { openPicture } from './document-picture.ts';
import { findDocument } from './kyc-store.ts';

type Asked = { Params: { id: string } };

/** The address of a document's picture. It is no bearer link: the owner's session must come with the request. */
export const pictureAddress = (documentId: number): string => `/documents/${documentId}`;

/**
 * Serves the picture of a document to its owner, decrypted, and lets nothing store it. Another's
 * and a missing document get the same reply.
 */
export const addDocumentRoutes = (app: FastifyInstance, context: Context): void => {
  app.get<Asked>('/documents/:id', async (request, reply) => {
    request.callName = 'read-document-picture';
    clientIdOf(request, context);
    const who = await accountByHeader(request, context);
    const id = /^\d{1,15}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const document = await context.databases.app.transaction(who, (tx) =>
      findDocument(tx, id, accountOf(who), new Date(context.clock())),
    );
    const bytes = document === null ? null : await openPicture(context, document);
    if (bytes === null) throw new CallError('call.unknown');
    context.metrics.called('read-document-picture', 'ok', reply.elapsedTime / 1000);
    return reply
      .headers({ ...INERT_PICTURE, 'cache-control': 'no-store' })
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
};

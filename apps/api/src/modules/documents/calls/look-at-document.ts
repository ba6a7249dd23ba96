import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { SYSTEM } from '#platform/db';
import { defineHandler, type Handle } from '#wire/define-handler';
import { openPicture } from '../document-picture.ts';
import { countLooks, findLook } from '../look-store.ts';

const PER_HOUR = 60;

/** Who looks and when: a picture of the screen names the operator. */
const markOf = (operator: string, accountId: number, now: number): string =>
  `${operator} #${accountId} ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

type Found = { readonly accountId: number; readonly marked: Uint8Array | null };

const show: Handle<typeof lookAtDocument, Found | null> = async (
  { reason: written },
  { tx, who, note },
  found,
) => {
  if (found !== null) note({ subjectId: found.accountId });
  const reason = readWrittenReason(written);
  if (reason === null) return refused('reveal.reason-missing');
  note({ reason });
  if ((await countLooks(tx, accountOf(who))) >= PER_HOUR) return refused('reveal.too-many');
  if (found === null || found.marked === null) return refused('reveal.nothing-kept');
  const picture = Buffer.from(found.marked).toString('base64');
  return accepted({ picture: `data:image/webp;base64,${picture}` });
};

/** Runs as the system role: no policy shows an operator other people's documents, and none should. */
export const lookAtDocumentHandler = defineHandler(lookAtDocument, show, {
  as: 'system',
  prepare: async ({ documentId }, { context, who, now }): Promise<Found | null> => {
    const operatorId = accountOf(who);
    const found = await context.databases.system.transaction(SYSTEM, (tx) =>
      findLook(tx, documentId, operatorId),
    );
    if (found === null) return null;
    const picture = await openPicture(context, found);
    const words = markOf(found.operator, operatorId, now);
    const marked = picture === null ? null : await context.imageWorkers.mark(picture, words);
    return { accountId: found.account_id, marked };
  },
});

import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { matchNames } from '@karigar/domain/documents/name-match';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { countAuditedCalls } from '#audit/audited-calls-store';
import { accountOf } from '#auth/who';
import { defineHandler, type Handle } from '#wire/define-handler';
import { speakerOf } from '#wire/speaker-of';
import { openPicture } from '../document-picture.ts';
import { findLook, type Look } from '../look-store.ts';

const PER_HOUR = 60;

/** Who looks and when: a picture of the screen names the operator. */
const markOf = (operator: string, accountId: number, now: number): string =>
  `${operator} #${accountId} ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

type Found = { readonly look: Look; readonly marked: Uint8Array | null };

const asAddress = (picture: Uint8Array): string =>
  `data:image/webp;base64,${Buffer.from(picture).toString('base64')}`;

const signedFacts = ({ signature_checked_at, signed_name, signed_on, owner }: Look) => ({
  signedAt: signature_checked_at?.getTime() ?? null,
  signedName: signed_name,
  signedOn: signed_on,
  nameMatch: signed_name === null ? null : matchNames(signed_name, owner),
});

const show: Handle<typeof lookAtDocument, Found | null> = async (
  { reason: written },
  { tx, who, note },
  found,
) => {
  if (found !== null) note({ subjectId: found.look.account_id });
  const reason = readWrittenReason(written);
  if (reason === null) return refused('reveal.reason-missing');
  note({ reason });
  const made = await countAuditedCalls(tx, accountOf(who), lookAtDocument.name);
  if (made >= PER_HOUR) return refused('reveal.too-many');
  if (found === null || (found.marked === null && found.look.signature_checked_at === null))
    return refused('reveal.nothing-kept');
  return accepted({
    picture: found.marked === null ? '' : asAddress(found.marked),
    ...signedFacts(found.look),
  });
};

export const lookAtDocumentHandler = defineHandler(lookAtDocument, show, {
  as: 'ops',
  prepare: async ({ documentId }, { context, who, now }): Promise<Found | null> => {
    const operatorId = accountOf(who);
    const speaker = speakerOf('desks', who, lookAtDocument.desks);
    const found = await context.databases.system.transaction(speaker, (tx) =>
      findLook(tx, documentId, operatorId),
    );
    if (found === null) return null;
    const picture = await openPicture(context, found);
    const words = markOf(found.operator, operatorId, now);
    const marked = picture === null ? null : await context.imageWorkers.mark(picture, words);
    return { look: found, marked };
  },
});

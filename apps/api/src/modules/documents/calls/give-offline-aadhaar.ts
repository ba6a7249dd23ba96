import { giveOfflineAadhaar } from '@karigar/contract/documents/give-offline-aadhaar';
import { dayOf } from '@karigar/domain/dates/india-day';
import { accepted, refused, type Result } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import {
  readOfflineAadhaar,
  type OfflineRefusal,
  type SignedAadhaar,
} from '#platform/offline-aadhaar/offline-aadhaar';
import { defineHandler, type Handle } from '#wire/define-handler';
import { isOpen, lockDocument } from '../kyc-store.ts';
import { saveSigned } from '../signed-store.ts';

type Read = Result<SignedAadhaar, OfflineRefusal | 'kyc.offline-not-taken'>;

const save: Handle<typeof giveOfflineAadhaar, Read> = async (input, { tx, who, now }, read) => {
  const document = await lockDocument(tx, input.documentId, accountOf(who), new Date(now));
  if (document === null) return refused('kyc.document-not-found');
  if (document.type !== 'aadhaar') return refused('kyc.offline-not-taken');
  if (!isOpen(document)) return refused('kyc.not-open');
  if (!read.ok) return read;
  const { name, lastFour, issuedAt } = read.value;
  await saveSigned(tx, document.id, { name, lastFour, day: dayOf(issuedAt) }, new Date(now));
  return accepted(null);
};

export const giveOfflineAadhaarHandler = defineHandler(giveOfflineAadhaar, save, {
  prepare: async ({ xml, qr }, { context, now }): Promise<Read> =>
    context.uidai === null
      ? refused('kyc.offline-not-taken')
      : readOfflineAadhaar(context.uidai, xml ?? qr ?? '', now),
});

import { checkNumber } from '@karigar/contract/verification/check-number';
import { readDocumentNumber, type DocumentType } from '@karigar/domain/documents/document-number';
import { accepted, refused } from '@karigar/domain/result';
import { MOST_NUMBER_TRIES } from '@karigar/domain/verification/review';
import { accountOf } from '#auth/who';
import { numberHash, sealedAt } from '#modules/documents/index';
import { sameText, type Vault } from '#platform/vault';
import { defineHandler } from '#wire/define-handler';
import { findWaiting } from '../find-waiting.ts';
import { countTry, readNumberCheck, type ReviewedDocument } from '../review-store.ts';

/** Of an Aadhaar number the picture shows four digits, and no more are kept. */
const readTyped = (type: DocumentType, written: string): string | null => {
  const typed = written.trim();
  if (type !== 'aadhaar') return readDocumentNumber(type, typed);
  return /^\d{4}$/.test(typed) ? typed : null;
};

const isSameNumber = (vault: Vault, document: ReviewedDocument, typed: string): boolean => {
  const { id, type, number_hash: hash, number_sealed: sealed, number_last_four: four } = document;
  if (type === 'aadhaar') return four !== null && sameText(typed, four);
  if (hash !== null) return sameText(numberHash(vault, type, typed), hash);
  // A new key has emptied the hash, and the worker has not made it again yet.
  if (sealed === null) return false;
  const kept = numberHash(vault, type, vault.open(sealed, sealedAt(id)));
  return sameText(numberHash(vault, type, typed), kept);
};

export const checkNumberHandler = defineHandler(
  checkNumber,
  async (input, { context, tx, who, now, note }) => {
    const by = accountOf(who);
    const found = await findWaiting(tx, input, by, note);
    if (!found.ok) return found;
    const document = found.value;
    const typed = readTyped(document.type, input.number);
    if (typed === null) return refused('kyc.number-invalid');
    const { tries } = await readNumberCheck(tx, document, by);
    if (tries >= MOST_NUMBER_TRIES) return refused('verification.too-many-tries');
    const isEqual = isSameNumber(context.vault, document, typed);
    await countTry(tx, document, { by, isEqual, at: new Date(now) });
    return accepted({ isEqual, triesLeft: MOST_NUMBER_TRIES - tries - 1 });
  },
  { as: 'ops' },
);

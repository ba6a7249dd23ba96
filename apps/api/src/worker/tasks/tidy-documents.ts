import type { Context } from '#context';
import { numberHash, openPicture, pictureKeyAt, sealedAt } from '#modules/documents/index';
import { SYSTEM, type Transaction } from '#platform/db';
import {
  forgetAadhaarHashes,
  listPlainPictures,
  listUnhashedNumbers,
  replacePicture,
  saveNumberHash,
  type PlainPicture,
  type UnhashedNumber,
} from './tidy-documents-store.ts';

const AT_ONCE = 20;

type Parts = Pick<Context, 'vault' | 'files' | 'pictures' | 'databases' | 'log'>;

/**
 * Brings documents of a server of the previous release to today's rules: their pictures are read and
 * encrypted, a picture with a readable Aadhaar number is removed, and their numbers get a hash. Each
 * step finds by itself what is left; true when there is more to do.
 */
export const tidyDocuments = (context: Parts): (() => Promise<boolean>) => {
  const { vault, pictures, databases, log } = context;
  let afterPicture = 0;
  let afterNumber = 0;
  const inSystem = <Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
    databases.system.transaction(SYSTEM, work);

  const sealPicture = async (plain: PlainPicture): Promise<void> => {
    const picture = await openPicture(context, { ...plain, image_data_key_sealed: null });
    if (picture === null) return;
    const fault = await pictures.faultOf(picture);
    if (fault === 'aadhaar-readable')
      log.warn({ document: plain.id }, 'a picture with a readable Aadhaar number was removed');
    const sealed =
      fault === 'aadhaar-readable' ? null : await pictures.seal(picture, pictureKeyAt(plain.id));
    await inSystem((tx) => replacePicture(tx, plain, sealed));
  };

  const hashNumber = async ({ id, type, number_sealed }: UnhashedNumber): Promise<void> => {
    const hash = numberHash(vault, type, vault.open(number_sealed, sealedAt(id)));
    if (!(await inSystem((tx) => saveNumberHash(tx, id, hash))))
      log.warn({ document: id }, 'the number of a document is with another account too');
  };

  return async () => {
    await inSystem(forgetAadhaarHashes);
    const plain = await inSystem((tx) => listPlainPictures(tx, afterPicture, AT_ONCE));
    for (const picture of plain) await sealPicture(picture);
    const numbers = await inSystem((tx) => listUnhashedNumbers(tx, afterNumber, AT_ONCE));
    for (const number of numbers) await hashNumber(number);
    afterPicture = plain.at(-1)?.id ?? 0;
    afterNumber = numbers.at(-1)?.id ?? 0;
    return plain.length + numbers.length > 0;
  };
};

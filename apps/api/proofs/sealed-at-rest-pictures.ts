import { readConfig } from '#config';
import { openPicture, type PictureRow } from '#modules/documents/index';
import { connectDatabase, SYSTEM, type Statement } from '#platform/db';
import { createDiskFiles } from '#platform/disk-files';
import { createImageWorkers } from '#platform/image-workers';
import { createPictureReader } from '#platform/picture-reader';
import { createVault } from '#platform/vault';

const DOCUMENTS: Statement = {
  name: 'all-document-pictures',
  text: `SELECT id, image_key, image_data_key_sealed FROM kyc_documents WHERE image_key IS NOT NULL`,
};

/** The texts that can be read in the stored files: as they lie there, and opened with the keys of the server. */
export const readStoredPictures = async (
  url: string,
  directory: string,
): Promise<{ plain: Buffer[]; opened: Buffer[] }> => {
  const config = readConfig({});
  const vault = createVault(config.vault);
  const files = createDiskFiles(directory);
  const imageWorkers = createImageWorkers();
  const reader = createPictureReader(config.pictureReader);
  const system = connectDatabase({ url, connections: 1, onError: () => undefined });

  const textsIn = async (picture: Uint8Array | null): Promise<Buffer[]> => {
    const turned = picture === null ? null : await imageWorkers.turn(picture);
    const reading = turned === null ? null : await reader.read(turned);
    if (reading?.kind === 'missing') throw new Error('tesseract is not installed');
    return reading?.kind === 'read' ? reading.texts.map((text) => Buffer.from(text)) : [];
  };

  try {
    const plain: Buffer[] = [];
    for await (const key of files.list()) plain.push(...(await textsIn(await files.read(key))));
    const opened: Buffer[] = [];
    const documents = await system.transaction(SYSTEM, (tx) => tx.rows<PictureRow>(DOCUMENTS));
    for (const document of documents)
      opened.push(...(await textsIn(await openPicture({ files, vault }, document))));
    return { plain, opened };
  } finally {
    await Promise.all([imageWorkers.close(), system.close()]);
  }
};

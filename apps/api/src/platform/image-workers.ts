import { join } from 'node:path';
import { refused, type Result } from '@karigar/domain/result';
import type { ImageRefusal, Picture } from './images.ts';
import { looksLikeWebp, MOST_UPLOAD_BYTES } from './picture-head.ts';
import { createProcessPool, type PoolSetup } from './process-pool.ts';

export type ReencodeRefusal = ImageRefusal | 'file.unreadable';
type Reencoded = Result<Picture, ReencodeRefusal>;

export type ImageWorkers = {
  readonly reencode: (bytes: Uint8Array) => Promise<Reencoded>;
  readonly close: () => Promise<void>;
};

const PROGRAM = join(import.meta.dirname, 'image-worker-process.ts');

const isPicture = ({ bytes }: Picture): boolean =>
  bytes instanceof Uint8Array && bytes.length <= MOST_UPLOAD_BYTES && looksLikeWebp(bytes);

/** Reads untrusted pictures in confined processes: a malicious picture fails only itself. */
export const createImageWorkers = (setup: Partial<PoolSetup> = {}): ImageWorkers => {
  const { send, close } = createProcessPool<Uint8Array, Reencoded>({ program: PROGRAM, ...setup });
  return {
    reencode: async (bytes) => {
      const reencoded = await send(bytes);
      if (reencoded === null) return refused('file.unreadable');
      return reencoded.ok && !isPicture(reencoded.value) ? refused('file.unreadable') : reencoded;
    },
    close,
  };
};

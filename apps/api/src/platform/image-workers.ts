import { join } from 'node:path';
import { refused, type Result } from '@karigar/domain/result';
import type { ImageRefusal, Picture } from './images.ts';
import { looksLikePicture, looksLikeWebp, MOST_UPLOAD_BYTES } from './picture-head.ts';
import { createProcessPool, type PoolSetup } from './process-pool.ts';

export type ReencodeRefusal = ImageRefusal | 'file.unreadable';
type Reencoded = Result<Picture, ReencodeRefusal>;

/** An upload to re-encode, or work on one of our own pictures. */
export type ImageRequest =
  | Uint8Array
  | { readonly task: 'turn'; readonly picture: Uint8Array }
  | { readonly task: 'mark'; readonly picture: Uint8Array; readonly words: string };

export type ImageWorkers = {
  readonly reencode: (bytes: Uint8Array) => Promise<Reencoded>;
  /** One of our pictures at each quarter turn, as PNG for a text reader; null when it failed. */
  readonly turn: (picture: Uint8Array) => Promise<readonly Uint8Array[] | null>;
  /** One of our pictures with these words all over it; null when it failed. */
  readonly mark: (picture: Uint8Array, words: string) => Promise<Uint8Array | null>;
  readonly close: () => Promise<void>;
};

const PROGRAM = join(import.meta.dirname, 'image-worker-process.ts');

const isSmall = (bytes: unknown): bytes is Uint8Array =>
  bytes instanceof Uint8Array && bytes.length <= MOST_UPLOAD_BYTES;

const isPicture = ({ bytes }: Picture): boolean => isSmall(bytes) && looksLikeWebp(bytes);

/** Reads untrusted pictures in confined processes: a malicious picture fails only itself. */
export const createImageWorkers = (setup: Partial<PoolSetup> = {}): ImageWorkers => {
  const { send, close } = createProcessPool<ImageRequest, unknown>({ program: PROGRAM, ...setup });
  return {
    reencode: async (bytes) => {
      const reencoded = (await send(bytes)) as Reencoded | null;
      if (reencoded === null) return refused('file.unreadable');
      return reencoded.ok && !isPicture(reencoded.value) ? refused('file.unreadable') : reencoded;
    },
    turn: async (picture) => {
      const turned = await send({ task: 'turn', picture });
      const isRight = Array.isArray(turned) && turned.length > 0 && turned.every(isSmall);
      return isRight && turned.every(looksLikePicture) ? turned : null;
    },
    mark: async (picture, words) => {
      const marked = await send({ task: 'mark', picture, words });
      return isSmall(marked) && looksLikeWebp(marked) ? marked : null;
    },
    close,
  };
};

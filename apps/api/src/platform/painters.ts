import { join } from 'node:path';
import { refused, type Result } from '@karigar/domain/result';
import type { ImageRefusal, Picture } from './images.ts';
import { looksLikeWebp, MOST_UPLOAD_BYTES } from './picture-head.ts';
import { createProcessPool, type PoolSetup } from './process-pool.ts';

export type PaintRefusal = ImageRefusal | 'file.unreadable';
type Painted = Result<Picture, PaintRefusal>;

export type Painters = {
  readonly paint: (bytes: Uint8Array) => Promise<Painted>;
  readonly close: () => Promise<void>;
};

const PROGRAM = join(import.meta.dirname, 'painter-process.ts');

const isPicture = ({ bytes }: Picture): boolean =>
  bytes instanceof Uint8Array && bytes.length <= MOST_UPLOAD_BYTES && looksLikeWebp(bytes);

/** Reads strangers' pictures in confined processes: a bad one costs its picture and nothing else. */
export const createPainters = (setup: Partial<PoolSetup> = {}): Painters => {
  const { ask, close } = createProcessPool<Uint8Array, Painted>({ program: PROGRAM, ...setup });
  return {
    paint: async (bytes) => {
      const painted = await ask(bytes);
      if (painted === null) return refused('file.unreadable');
      return painted.ok && !isPicture(painted.value) ? refused('file.unreadable') : painted;
    },
    close,
  };
};

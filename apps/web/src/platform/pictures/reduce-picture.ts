import { accepted, refused, type Result } from '@karigar/domain/result';
import { trustedUrl } from '#platform/device/trusted-url';
// oxlint-disable-next-line import/default -- Vite provides it: the URL of the built worker.
import workerUrl from './picture-worker.ts?worker&url';

const PATIENCE_MS = 30_000;

const paintBeside = async (file: File): Promise<Blob | null> => {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
  worker.addEventListener('error', () => resolve(null));
  worker.postMessage(file);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};

/** A photo for upload: at most 300 kB, 1600 pixels, upright, and without metadata. Re-encoded in a worker. */
export const reducePicture = async (file: File): Promise<Result<File, 'file.not-an-image'>> => {
  if (!file.type.startsWith('image/')) return refused('file.not-an-image');
  const painted = await paintBeside(file);
  if (painted === null) return refused('file.not-an-image');
  return accepted(new File([painted], 'picture.jpg', { type: painted.type }));
};

import { markPicture, readPicture, turnPicture } from './images.ts';
import type { ImageRequest } from './image-workers.ts';

const workOn = (request: ImageRequest): Promise<unknown> => {
  if (request instanceof Uint8Array) return readPicture(request);
  return request.task === 'turn'
    ? turnPicture(request.picture)
    : markPicture(request.picture, request.words);
};

/** Program of an image worker: receives a picture and what to do, sends the result or a refusal. */
process.on('message', (request: ImageRequest) => {
  void workOn(request).then(
    (result) => process.send?.(result),
    // The parent process treats a lost worker as a failed picture.
    () => process.exit(1),
  );
});
// The parent process is gone.
process.on('disconnect', () => process.exit());

import { readPicture } from './images.ts';

/** Program of an image worker: receives a picture, sends the re-encoded picture or a refusal. */
process.on('message', (bytes: Uint8Array) => {
  void readPicture(bytes).then((result) => process.send?.(result));
});
// The parent process is gone.
process.on('disconnect', () => process.exit());

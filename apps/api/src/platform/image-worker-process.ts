import { readPicture } from './images.ts';

/** The inside of a painter: a picture comes in, ours or a refusal goes out, one at a time. */
process.on('message', (bytes: Uint8Array) => {
  void readPicture(bytes).then((result) => process.send?.(result));
});
// Nobody is left to paint for.
process.on('disconnect', () => process.exit());

import { paintPicture } from './paint-picture.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  paintPicture(data).then(
    (painted) => self.postMessage(painted),
    () => self.postMessage(null),
  );
});

import { trustedUrl } from '../device/trusted-url.ts';
// oxlint-disable-next-line import/default -- Vite makes it: the address of the built worker.
import workerUrl from './captcha-worker.ts?worker&url';
import type { Captcha } from './solve-captcha.ts';

const PATIENCE_MS = 60_000;

/** Solves a captcha beside the screen, which stays free. Null when it cannot be done here. */
export const workCaptcha = async (captcha: Captcha): Promise<string | null> => {
  const worker = new Worker(trustedUrl(workerUrl), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
  worker.addEventListener('error', () => resolve(null));
  worker.postMessage(captcha);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
};

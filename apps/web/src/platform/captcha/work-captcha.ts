import { trustedUrl } from '#platform/device/trusted-url';
// oxlint-disable-next-line import/default -- Vite provides it: the URL of the built worker.
import workerUrl from './captcha-worker.ts?worker&url';
import type { Captcha } from './solve-captcha.ts';

const PATIENCE_MS = 60_000;

/** Solves a captcha in a worker, so that the screen stays responsive. Null if that is not possible. */
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

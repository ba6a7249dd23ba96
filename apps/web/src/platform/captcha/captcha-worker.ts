import { solveCaptcha, type Captcha } from './solve-captcha.ts';

declare const self: DedicatedWorkerGlobalScope;

self.addEventListener('message', ({ data }: MessageEvent<Captcha>) => {
  self.postMessage(solveCaptcha(data));
});

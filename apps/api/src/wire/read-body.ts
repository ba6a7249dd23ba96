import type { IncomingMessage } from 'node:http';
import { CallError } from './call-error.ts';

/** Reads and discards up to this much more: a client cut off during its upload never sees the reply. */
const DISCARDED_BYTES = 6 * 1024 * 1024;

/** A phone on a slow network or between two cells gets so much time before its rate counts. */
const RATE_COUNTS_AFTER_MS = 5000;

/** Reads the whole body within its size limit and deadline, and not slower than its rate. */
export const readBody = (
  stream: IncomingMessage,
  limit: number,
  {
    deadlineMs,
    bytesPerSecond = 0,
  }: { readonly deadlineMs: number; readonly bytesPerSecond?: number },
): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let chunks: Buffer[] = [];
  let size = 0;

  const take = (chunk: Buffer): void => {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks = [];
    if (size > limit + DISCARDED_BYTES) tooLarge();
  };
  const end = (): void => {
    if (size > limit) return tooLarge();
    cleanUp();
    resolve(Buffer.concat(chunks, size));
  };
  const malformed = (): void => {
    cleanUp();
    reject(new CallError('request.malformed'));
  };
  const tooLarge = (): void => {
    cleanUp();
    reject(new CallError('request.too-large'));
  };
  const began = performance.now();
  const checkRate = (): void => {
    const counted = (performance.now() - began - RATE_COUNTS_AFTER_MS) / 1000;
    if (size < counted * bytesPerSecond) malformed();
  };
  const timer = setTimeout(malformed, deadlineMs);
  const rateTimer = bytesPerSecond > 0 ? setInterval(checkRate, 1000) : undefined;
  const cleanUp = (): void => {
    clearTimeout(timer);
    clearInterval(rateTimer);
    stream.off('data', take).off('end', end).off('error', malformed).off('close', malformed);
    // A client that keeps sending afterwards has no listener; an unhandled 'error' would end the process.
    stream.on('error', () => undefined);
  };

  // The client left before anybody listened.
  if (stream.destroyed) malformed();
  else if (Number(stream.headers['content-length'] ?? 0) > limit + DISCARDED_BYTES) tooLarge();
  else stream.on('data', take).on('end', end).on('error', malformed).on('close', malformed);
  return promise;
};

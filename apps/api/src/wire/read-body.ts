import type { IncomingMessage } from 'node:http';
import { CallError } from './call-error.ts';

/** Reads and discards up to this much more: a client cut off during its upload never sees the reply. */
const DISCARDED_BYTES = 6 * 1024 * 1024;

/** Reads the whole body within its size limit and deadline. */
export const readBody = (
  stream: IncomingMessage,
  limit: number,
  deadlineMs: number,
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
  const timer = setTimeout(malformed, deadlineMs);
  const cleanUp = (): void => {
    clearTimeout(timer);
    stream.off('data', take).off('end', end).off('error', malformed).off('close', malformed);
    // A client that keeps sending afterwards has no listener; an unhandled 'error' would end the process.
    stream.on('error', () => undefined);
  };

  if (Number(stream.headers['content-length'] ?? 0) > limit + DISCARDED_BYTES) tooLarge();
  else stream.on('data', take).on('end', end).on('error', malformed).on('close', malformed);
  return promise;
};

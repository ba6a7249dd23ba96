import type { IncomingMessage } from 'node:http';
import { CallError } from './call-error.ts';

/** So much more is read and thrown away: one who is cut off while he sends is never told why. */
const HEARD_OUT = 6 * 1024 * 1024;

/** The whole body, within its size and its own deadline, whatever the sender does. */
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
    if (size > limit + HEARD_OUT) tooLarge();
  };
  const end = (): void => {
    if (size > limit) return tooLarge();
    leave();
    resolve(Buffer.concat(chunks, size));
  };
  const malformed = (): void => {
    leave();
    reject(new CallError('request.malformed'));
  };
  const tooLarge = (): void => {
    leave();
    reject(new CallError('request.too-large'));
  };
  const late = setTimeout(malformed, deadlineMs);
  const leave = (): void => {
    clearTimeout(late);
    stream.off('data', take).off('end', end).off('error', malformed).off('close', malformed);
    // One who sends on after that is nobody's listener, and must not end the process.
    stream.on('error', () => undefined);
  };

  if (Number(stream.headers['content-length'] ?? 0) > limit + HEARD_OUT) tooLarge();
  else stream.on('data', take).on('end', end).on('error', malformed).on('close', malformed);
  return promise;
};

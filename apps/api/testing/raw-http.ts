import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type RawAnswer = {
  /** Null when the connection was closed without a reply. */
  readonly status: number | null;
  readonly text: string;
  readonly ms: number;
  /** The server neither replied nor closed in time. */
  readonly hung: boolean;
};

export type RawRequest = {
  readonly port: number;
  readonly bytes: Uint8Array;
  readonly patienceMs: number;
  /** Ends the sending side after the bytes, as a client does that goes away. */
  readonly leaves?: boolean;
  /** Sends one byte at a time, with this pause before each, after the first `quickly` bytes. */
  readonly msPerByte?: number;
  readonly quickly?: number;
};

/** Sends any bytes and waits until the server replied and closed the connection, or only closed it. */
export const sendRaw = async (request: RawRequest): Promise<RawAnswer> => {
  const { port, bytes, patienceMs, leaves = false, msPerByte, quickly = 0 } = request;
  const began = performance.now();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: false });
  const heard: Buffer[] = [];
  let hung = false;
  const ended = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  // A reset also counts as closed.
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytesHeard: Buffer) => void heard.push(bytesHeard));
  const late = setTimeout(() => {
    hung = true;
    socket.destroy();
  }, patienceMs);

  if (msPerByte === undefined) {
    if (leaves) socket.end(bytes);
    else socket.write(bytes);
  } else {
    socket.write(bytes.subarray(0, quickly));
    for (let at = quickly; at < bytes.length && !socket.destroyed; at += 1) {
      await pause(msPerByte);
      if (socket.writable) socket.write(bytes.subarray(at, at + 1));
    }
  }
  await ended;
  clearTimeout(late);
  const text = Buffer.concat(heard)
    .toString('latin1')
    .replace(/^HTTP\/1.1 100 .*\r\n\r\n/, '');
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(text)?.[1];
  return {
    status: status === undefined ? null : Number(status),
    text,
    ms: performance.now() - began,
    hung,
  };
};

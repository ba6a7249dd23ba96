import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';

/** An image worker that obeys commands in the picture, as if the library had been exploited. */
const nameOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

const tried = async (work: () => Promise<unknown>): Promise<string> => {
  try {
    await work();
    return 'done';
  } catch (error) {
    return nameOf(error);
  }
};

const reach = (port: number): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  connect(port, '127.0.0.1', resolve).on('error', reject);
  return promise;
};

const breakOut = async (): Promise<string[]> => [
  await tried(() => writeFile('/tmp/karigar-painter-was-here', '')),
  await tried(() => reach(5432)),
  await tried(async () => spawn('/bin/true')),
  Object.keys(process.env).join(),
];

const allocated: Buffer[] = [];
const eat = (): void => {
  for (;;) allocated.push(Buffer.alloc(64 * 1024 * 1024, 1));
};

const ACTS: Readonly<Record<string, () => unknown>> = {
  hang: () => undefined,
  spin: () => {
    for (;;);
  },
  crash: () => process.abort(),
  leave: () => process.exit(0),
  eat,
  lie: () => ({ ok: true, value: { bytes: Buffer.from('<html>') } }),
  'break out': breakOut,
};

const obey = async (command: string): Promise<void> => {
  const name = Object.keys(ACTS).find((known) => command.includes(known));
  const act = name === undefined ? undefined : ACTS[name];
  const result = act ? await act() : { ok: false, refusal: command };
  if (result !== undefined) process.send?.(result);
};

process.on('message', (bytes: Uint8Array) => void obey(Buffer.from(bytes).toString()));

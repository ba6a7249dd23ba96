import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { atMost } from './at-most.ts';

/** What came of reading: the texts of the pictures, no reader on this machine, or a picture that could not be read. */
export type Reading =
  | { readonly kind: 'read'; readonly texts: readonly string[] }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

/** Reads the text in pictures with tesseract, Debian's `tesseract-ocr`. */
export type PictureReader = {
  /** PNG pictures that we made ourselves. */
  readonly read: (pictures: readonly Uint8Array[]) => Promise<Reading>;
  /** Whether the program and its language data are installed. */
  readonly isInstalled: () => Promise<boolean>;
};

type Setup = {
  readonly program: string;
  /** For one picture. */
  readonly deadlineMs?: number;
  /** For waiting until no other picture is read. */
  readonly patienceMs?: number;
};

const MOST_KILOBYTES = 512 * 1024;
const MOST_CPU_SECONDS = 15;
/** More text is on no document. */
const MOST_TEXT_BYTES = 100_000;
const LIMITED = `ulimit -c 0; ulimit -d ${MOST_KILOBYTES}; ulimit -t ${MOST_CPU_SECONDS}; exec "$@"`;
/** Sparse text in any order: a card has no paragraphs. Light text on dark is found too. */
const READ = ['stdin', 'stdout', '--psm', '11', '-l', 'eng', '--dpi', '300'];
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

type Ended = { readonly code: number | null; readonly output: string };

/** An empty environment, so none of our keys; one thread, so that other calls go on. */
const run = async (
  { program, deadlineMs = 10_000 }: Setup,
  words: readonly string[],
  input: Uint8Array,
): Promise<Ended> => {
  const child = spawn('/bin/sh', ['-c', LIMITED, 'sh', program, ...words], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', OMP_THREAD_LIMIT: '1' },
  });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', (code) => resolve(code));
  child.once('error', () => resolve(null));
  const deadline = setTimeout(() => child.kill('SIGKILL'), deadlineMs);
  // The program may end before it has read its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    const [output, code] = await Promise.all([buffer(child.stdout), ended]);
    return { code, output: output.subarray(0, MOST_TEXT_BYTES).toString('utf8') };
  } finally {
    clearTimeout(deadline);
  }
};

export const createPictureReader = (setup: Setup): PictureReader => {
  const { patienceMs = 20_000 } = setup;
  const inTurn = atMost(1);

  const readAll = async (pictures: readonly Uint8Array[]): Promise<Reading> => {
    const texts: string[] = [];
    for (const picture of pictures) {
      const { code, output } = await run(setup, READ, picture);
      if (code === NOT_FOUND || code === NOT_EXECUTABLE) return { kind: 'missing' };
      if (code !== 0) return { kind: 'failed' };
      texts.push(output);
    }
    return { kind: 'read', texts };
  };

  return {
    read: (pictures) => {
      const { promise, resolve, reject } = Promise.withResolvers<Reading>();
      let isQueued = true;
      const queueTimeout = setTimeout(() => {
        isQueued = false;
        resolve({ kind: 'failed' });
      }, patienceMs);
      inTurn(async () => {
        clearTimeout(queueTimeout);
        if (isQueued) resolve(await readAll(pictures));
      }).catch(reject);
      return promise;
    },
    isInstalled: async () => {
      const { code, output } = await run(setup, ['--list-langs'], new Uint8Array());
      return code === 0 && /^eng$/m.test(output);
    },
  };
};

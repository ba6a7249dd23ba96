import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { openTcpProxy } from '#testing/platform/tcp-proxy';

const PROCESS = join(import.meta.dirname, 'job-engine-process.ts');
const START_PATIENCE_MS = 30_000;
const RESTART_MS = 2_000;
const DRAIN_MS = 25_000;

export type Begin = {
  readonly n: number;
  readonly run: string;
  readonly at: number;
  readonly place: string;
};

/** A place where a process runs jobs through its own proxy; an ended process is started again, as a supervisor does. */
export const openPlace = async (engine: string, databaseUrl: string, place: string) => {
  const url = new URL(databaseUrl);
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  const begins: Begin[] = [];
  let child: ChildProcess | null = null;
  let starts = 0;
  let endedAlone = 0;
  let lastWords = '';
  let isOver = false;
  let isMeant = false;

  const startOnce = async (): Promise<void> => {
    starts += 1;
    isMeant = false;
    const started = spawn(process.execPath, [PROCESS, engine, url.href, `${place}${starts}`], {
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const endWithUs = (): void => void started.kill('SIGKILL');
    process.once('exit', endWithUs);
    const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
    createInterface({ input: started.stdout }).on('line', (line) => {
      if (line === 'ready') isReady();
      else if (line.startsWith('{'))
        begins.push({ ...(JSON.parse(line) as Omit<Begin, 'place'>), place });
    });
    started.stderr.on('data', (bytes: Buffer) => {
      lastWords = (lastWords + bytes.toString('utf8')).slice(-2000);
    });
    started.once('exit', () => {
      process.off('exit', endWithUs);
      isReady();
      if (isOver) return;
      if (!isMeant) endedAlone += 1;
      void pause(RESTART_MS).then(() => (isOver ? undefined : startOnce()));
    });
    await Promise.race([ready, pause(START_PATIENCE_MS, undefined, { ref: false })]);
  };
  await startOnce();

  return {
    place,
    begins,
    freeze: proxy.freeze,
    thaw: proxy.thaw,
    kill: (): void => {
      isMeant = true;
      child?.kill('SIGKILL');
    },
    endedAlone: () => endedAlone,
    lastWords: () => lastWords,
    /** Lets it finish its jobs; returns whether it ended by itself. */
    close: async (): Promise<boolean> => {
      isOver = true;
      const ending = child;
      let drained = true;
      if (ending !== null && ending.exitCode === null && ending.signalCode === null) {
        const ended = once(ending, 'exit');
        ending.kill('SIGTERM');
        drained = await Promise.race([ended.then(() => true), pause(DRAIN_MS, false)]);
        ending.kill('SIGKILL');
        await ended;
      }
      await proxy.shut();
      return drained;
    },
  };
};

export type Place = Awaited<ReturnType<typeof openPlace>>;

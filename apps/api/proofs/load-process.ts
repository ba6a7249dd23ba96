import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { generatorProgram } from './load-generator.ts';
import type { Generator, LoadResult } from './load-plan.ts';

type Word = { ready: true } | { result: LoadResult } | { error: string };

const canPin = (): boolean => {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Pins this process to the first core and the generator to the second, where the machine allows it. */
const pinSelf = (): void => {
  execFileSync('taskset', ['-a', '-p', '-c', '0', String(process.pid)], { stdio: 'ignore' });
};

/** A generator in a process of its own, so that its cost is not counted as the server's. */
export const startGenerator = async ({ pin }: { pin: boolean }): Promise<Generator> => {
  const pinned = pin && canPin();
  if (pinned) pinSelf();
  const program = [process.execPath, generatorProgram];
  const [command = '', ...args] = pinned ? ['taskset', '-c', '1', ...program] : program;
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  let hear: (word: Word) => void = () => {};
  child.on('message', (word: Word) => hear(word));
  child.on('exit', () => hear({ error: 'the generator ended' }));
  const next = (): Promise<Word> =>
    new Promise((resolve) => {
      hear = resolve;
    });
  await next();
  return {
    run: async (plan) => {
      const answered = next();
      child.send(plan);
      const word = await answered;
      if ('result' in word) return word.result;
      throw new Error('error' in word ? word.error : 'the generator sent no result');
    },
    stop: () => {
      child.disconnect();
    },
  };
};

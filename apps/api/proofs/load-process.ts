import { execFileSync, spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { pinSelf } from './pin-store.ts';
import { generatorProgram } from './load-generator.ts';
import type { Generator, LoadPlan, LoadResult } from './load-plan.ts';

type Word<Result> = { ready: true } | { result: Result } | { error: string };

type Started<Plan, Result> = {
  readonly run: (plan: Plan) => Promise<Result>;
  readonly stop: () => void;
};

const canPin = (): boolean => {
  if (availableParallelism() < 2) return false;
  try {
    execFileSync('taskset', ['-V'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** A program in a process of its own, so that its cost is not counted as the server's. */
export const startLoadProgram = async <Plan extends object, Result>(
  path: string,
  { pin }: { readonly pin: boolean },
): Promise<Started<Plan, Result>> => {
  const pinned = pin && canPin();
  // This process on the first core, the generator on the second, where the machine allows it.
  if (pinned) pinSelf();
  const program = [process.execPath, path];
  const [command = '', ...args] = pinned ? ['taskset', '-c', '1', ...program] : program;
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  let hear: (word: Word<Result>) => void = () => {};
  child.on('message', (word: Word<Result>) => hear(word));
  child.on('exit', () => hear({ error: 'the generator ended' }));
  const next = (): Promise<Word<Result>> =>
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

export const startGenerator = (how: { readonly pin: boolean }): Promise<Generator> =>
  startLoadProgram<LoadPlan, LoadResult>(generatorProgram, how);

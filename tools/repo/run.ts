import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters as plain } from 'node:util';
import { repoRoot } from './root.ts';

export interface Outcome {
  code: number;
  /** The printed text, errors included, without the colours that some tools add when CI is set. */
  output: string;
  stdout: string;
}

/** Runs a command with the repository's own tools first on the PATH; never throws on a failed exit. */
export function run(command: readonly string[], cwd = repoRoot): Promise<Outcome> {
  const [program = '', ...args] = command;
  const path = `${join(repoRoot, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: { ...process.env, PATH: path } });
    let output = '';
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', (error) => resolve({ code: 127, output: String(error), stdout }));
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: plain(output), stdout: plain(stdout) }),
    );
  });
}

/** Runs a command and returns what it printed; throws with everything it said when it fails. */
export async function runOrThrow(command: readonly string[], cwd = repoRoot): Promise<string> {
  const { code, output, stdout } = await run(command, cwd);
  if (code !== 0) throw new Error(`${command.join(' ')}\n${output}`);
  return stdout;
}

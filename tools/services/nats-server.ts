import { natsAnswers } from './answers.ts';
import { launch } from './launch.ts';

export const natsUrlOf = (port: number) => `nats://127.0.0.1:${port}`;

/** NATS core: hints may be lost, so it stores nothing and needs no folder except for its log. */
export function launchNats({ port, log }: { port: number; log: string }, stays = false) {
  return launch({
    program: 'nats-server',
    args: ['--addr', '127.0.0.1', '--port', String(port)],
    log,
    ready: () => natsAnswers(natsUrlOf(port)),
    stays,
    // Debian installs it in /usr/sbin, which only root's PATH has.
    options: { env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` } },
  });
}

import { natsAnswers } from './answers.ts';
import { launch } from './launch.ts';

export const natsUrlOf = (port: number) => `nats://127.0.0.1:${port}`;

/** NATS core: hints may be lost, so it keeps nothing and needs no folder but its log's. */
export function launchNats({ port, log }: { port: number; log: string }, stays = false) {
  return launch({
    program: 'nats-server',
    args: ['--addr', '127.0.0.1', '--port', String(port)],
    log,
    ready: () => natsAnswers(natsUrlOf(port)),
    stays,
    // Debian keeps it where only root's path looks.
    options: { env: { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` } },
  });
}

import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The program that holds the connections: raw sockets, so that it can hold as many as the server. */
type Order = {
  readonly port: number;
  readonly tokens: readonly string[];
  readonly perSecond: number;
};
export type Report =
  | { readonly kind: 'open' }
  /** Another `latest` on an open stream: hints may have been lost. */
  | { readonly kind: 'latest'; readonly stream: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'hint'; readonly id: number; readonly at: number };

const tell = (report: Report): void => void process.send?.(report);
const now = (): number => performance.timeOrigin + performance.now();

const hold = (port: number, token: string, stream: number): void => {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  let isOpen = false;
  let rest = '';
  socket.on('data', (piece: string) => {
    const at = now();
    rest += piece;
    const end = rest.lastIndexOf('\n\n');
    if (end === -1) return;
    const whole = rest.slice(0, end);
    rest = rest.slice(end + 2);
    for (const line of whole.split('\n')) {
      if (line !== 'event: latest') continue;
      tell(isOpen ? { kind: 'latest', stream } : { kind: 'open' });
      isOpen = true;
    }
    for (const [, id] of whole.matchAll(/"id":(\d+)/g)) tell({ kind: 'hint', id: Number(id), at });
  });
  socket.on('close', () => tell({ kind: 'lost' })).on('error', () => undefined);
  socket.write(
    `POST /live HTTP/1.1\r\nhost: karigar\r\nauthorization: Bearer karigar-dev\r\nauth-token: ${token}\r\ncontent-length: 0\r\n\r\n`,
  );
};

process.once('message', (message) => {
  const { port, tokens, perSecond } = message as Order;
  const run = async (): Promise<void> => {
    for (let from = 0; from < tokens.length; from += perSecond / 20) {
      for (const [at, token] of tokens.slice(from, from + perSecond / 20).entries())
        hold(port, token, from + at);
      await pause(50);
    }
  };
  void run();
});
process.on('disconnect', () => process.exit(0));

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Counts the connections to the world's database that this process opens from now on: without one there is no SQL. */
export function countConnections(): { stop: () => number } {
  const port = Number(new URL(process.env['E2E_DATABASE'] ?? '').port);
  let count = 0;
  const note = (begun: unknown): void => {
    const { socket } = begun as { socket: Socket };
    socket.once('connect', () => {
      if (socket.remotePort === port) count += 1;
    });
  };
  subscribe('net.client.socket', note);
  return {
    stop: () => {
      unsubscribe('net.client.socket', note);
      return count;
    },
  };
}

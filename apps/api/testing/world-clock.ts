import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * The clock of a world: loaded before a program by `node --import`, it sets the program's time ahead of the machine's by
 * WORLD_AHEAD_MS, also in the Date header of replies, by which apps know it. Who started the program moves it on with a
 * message, and gets the same back.
 */
const machineNow = Date.now;
let ahead = Number(process.env['WORLD_AHEAD_MS'] ?? 0);

Date.now = () => machineNow() + ahead;

subscribe('http.server.request.start', (begun) => {
  const { response } = begun as { response: ServerResponse };
  response.setHeader('date', new Date(Date.now()).toUTCString());
});

process.on('message', (message) => {
  if (typeof message !== 'object' || message === null || !('worldAheadMs' in message)) return;
  ahead = Number(message.worldAheadMs);
  process.send?.(message);
});
// The channel alone does not keep the program running.
process.channel?.unref();

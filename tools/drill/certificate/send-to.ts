import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { TLSSocket } from 'node:tls';

export interface Sent {
  reply: Response;
  /** Of the certificate that was served. */
  serial: string;
}

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const known = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) known.set(name, String(value));
  return known;
};

/** Sends each request over a connection of its own to this address, whatever the name, trusting one root. */
export const sendTo =
  (address: string, root: string) =>
  async (url: string, { method = 'GET', headers, signal }: RequestInit = {}): Promise<Sent> => {
    const lookup: LookupFunction = (_name, { all }, found) =>
      all === true ? found(null, [{ address, family: 4 }]) : found(null, address, 4);
    const sent = request(url, {
      method,
      lookup,
      ca: root,
      agent: false,
      headers: { ...(headers as Record<string, string>) },
      ...(signal && { signal }),
    });
    sent.end();
    const [message] = (await once(sent, 'response')) as [IncomingMessage];
    const { socket } = message;
    if (!(socket instanceof TLSSocket)) throw new Error(`${url} came in clear`);
    return {
      serial: socket.getPeerX509Certificate()?.serialNumber ?? '',
      reply: new Response(Readable.toWeb(message) as BodyInit, {
        status: message.statusCode ?? 0,
        headers: headersOf(message),
      }),
    };
  };

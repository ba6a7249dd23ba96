import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Shares of requests that go wrong. */
export type MessageFaults = {
  /** Fail before anything was done. */
  readonly failing: number;
  /** Done, but the answer is cut. */
  readonly cut: number;
  /** Done, but never answered. */
  readonly hanging: number;
  /** Refused because of too many. */
  readonly limited: number;
  /** How long an answer takes at most. */
  readonly answerMs: number;
};

const NO_MESSAGE_FAULTS: MessageFaults = {
  failing: 0,
  cut: 0,
  hanging: 0,
  limited: 0,
  answerMs: 0,
};

export type StandInAnswer = { readonly status: number; readonly body: unknown };

export type StandInRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
};

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
};

const isHit = (share: number): boolean => Math.random() < share;

/** An HTTP server that stands for a provider: its own answers, and the network's faults. */
export const startStandIn = async (setup: {
  readonly answer: (request: StandInRequest) => StandInAnswer;
  /** In the provider's own form. */
  readonly tooMany: StandInAnswer;
  readonly broken: StandInAnswer;
  readonly port?: number;
}) => {
  let faults = NO_MESSAGE_FAULTS;
  let isAway = false;
  let next: StandInAnswer[] = [];

  const reply = (response: ServerResponse, { status, body }: StandInAnswer): void => {
    const isText = typeof body === 'string';
    response
      .writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json' })
      .end(isText ? body : JSON.stringify(body));
  };

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readText(request);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    if (faults.answerMs > 0) await pause(Math.random() * faults.answerMs);
    const given = next.shift();
    if (given !== undefined) return reply(response, given);
    if (isAway || isHit(faults.failing)) return reply(response, setup.broken);
    if (isHit(faults.limited)) return reply(response, setup.tooMany);
    const { method = '', headers } = request;
    const answer = setup.answer({ method, url, headers, text });
    if (isHit(faults.cut)) return void request.socket.destroy();
    if (isHit(faults.hanging)) return;
    return reply(response, answer);
  };

  const server = createServer((request, response) => {
    take(request, response).catch((error: unknown) => {
      reply(response, { status: 500, body: String(error) });
    });
  }).listen(setup.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults: (given: Partial<MessageFaults>): void => {
      faults = { ...NO_MESSAGE_FAULTS, ...given };
    },
    /** Its own fault is all it answers. */
    goAway: (): void => {
      isAway = true;
    },
    comeBack: (): void => {
      isAway = false;
    },
    /** The next requests get these answers, and nothing is done. */
    answerNext: (...answers: readonly StandInAnswer[]): void => {
      next = [...answers];
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

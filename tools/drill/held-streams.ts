import { setTimeout as pause } from 'node:timers/promises';
import { createLiveConnection } from '@karigar/client/live/live-connection';
import { createLiveReader } from '@karigar/contract/live/live-events';

export interface Listener {
  accountId: number;
  token: string;
}

const SETTLE_MS = 30_000;

/** Opens one live stream a listener, as the app does, and remembers the last number that each has heard. */
export const holdStreams = (
  base: string,
  listeners: readonly Listener[],
  clientId: string,
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
) => {
  const counts = { opened: 0, moved: 0, doubts: 0, readAgain: 0 };
  const held = listeners.map(({ accountId, token }) => {
    const heard = { accountId, latest: 0, isUp: false };
    /** Reads along with the app's own reader. */
    const readAlong = async (body: ReadableStream<Uint8Array>): Promise<void> => {
      const [read, decoder] = [createLiveReader(), new TextDecoder()];
      for await (const piece of body)
        for (const event of read(decoder.decode(piece, { stream: true }))) {
          if (event.name === 'latest') heard.latest = Math.max(heard.latest, event.data);
          if (event.name === 'hint') heard.latest = Math.max(heard.latest, event.data.sequence);
          if (event.name === 'move') counts.moved += 1;
        }
    };
    const connection = createLiveConnection({
      connect: async (signal) => {
        const headers = { authorization: `Bearer ${clientId}`, 'auth-token': token };
        const reply = await send(`${base}live`, { method: 'POST', headers, signal });
        counts.opened += 1;
        if (reply.body === null) return reply;
        const [app, ours] = reply.body.tee();
        readAlong(ours).catch(() => {});
        return new Response(app, reply);
      },
      onState: (isUp) => {
        heard.isUp = isUp;
      },
      onHint: () => {},
      onMissed: () => {
        counts.readAgain += 1;
      },
      onDoubt: () => {
        counts.doubts += 1;
      },
    });
    return { heard, connection };
  });
  const until = async (is: () => boolean | Promise<boolean>): Promise<boolean> => {
    const deadline = Date.now() + SETTLE_MS;
    while (!(await is())) {
      if (Date.now() > deadline) return false;
      await pause(100);
    }
    return true;
  };

  return {
    counts,
    open: async (): Promise<void> => {
      for (const { connection } of held) connection.open();
      if (!(await until(() => held.every(({ heard }) => heard.isUp))))
        throw new Error('the live streams did not open');
      // Each begins in doubt.
      counts.doubts = 0;
    },
    /** How many hints of these accounts no stream has heard in the end. */
    missed: async (latestOf: () => Promise<ReadonlyMap<number, number>>): Promise<number> => {
      let missed = 0;
      await until(async () => {
        const latest = await latestOf();
        const lacks = held.map(({ heard }) => (latest.get(heard.accountId) ?? 0) - heard.latest);
        missed = lacks.reduce((sum, lack) => sum + Math.max(0, lack), 0);
        return missed === 0 && held.every(({ heard }) => heard.isUp);
      });
      return missed;
    },
    close: (): void => {
      for (const { connection } of held) connection.close();
    },
  };
};

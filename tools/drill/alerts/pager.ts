import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../services/free-port.ts';

interface Notice {
  name: string;
  severity: string;
  status: 'firing' | 'resolved';
  at: number;
}

interface Sent {
  alerts: { status: 'firing' | 'resolved'; labels: Record<string, string> }[];
}

/** Where Alertmanager rings: a webhook that notes what arrived, and when. */
export async function startPager() {
  const port = await freePort();
  const notices: Notice[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      for (const { status, labels } of (JSON.parse(body) as Sent).alerts)
        notices.push({
          name: labels['alertname'] ?? '',
          severity: labels['severity'] ?? '',
          status,
          at: performance.now(),
        });
      response.end();
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  /** Resolves to the seconds since the moment, or to null when nothing came in time. */
  const heard = async (
    name: string,
    status: Notice['status'],
    since: number,
    patienceMs: number,
  ): Promise<number | null> => {
    for (;;) {
      const found = notices.find(
        (notice) => notice.name === name && notice.status === status && notice.at > since,
      );
      if (found !== undefined) return (found.at - since) / 1000;
      if (performance.now() - since > patienceMs) return null;
      await pause(200);
    }
  };
  return {
    address: `http://127.0.0.1:${port}`,
    heard,
    pages: (): string[] =>
      notices.filter(({ severity }) => severity === 'page').map(({ name }) => name),
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

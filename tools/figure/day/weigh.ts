import type { BrowserContext, Page } from '@playwright/test';

/** Bytes of traffic by kind. */
export type Weight = Record<string, number>;

type Exchange = { readonly url: string; sent: string; bytes: number };

const CALL = /name="programType"\r\n\r\n([^\r]+)/;

const headerBytes = (headers: object): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

/** Live stream, app files and pictures by address; a call by its name. */
const kindOf = ({ url, sent }: Exchange): string => {
  const { pathname } = new URL(url);
  if (pathname === '/live') return 'live';
  if (pathname.startsWith('/files/')) return 'pictures';
  return pathname.startsWith('/api/') ? (CALL.exec(sent)?.[1] ?? 'call') : 'app';
};

/**
 * Counts all bytes that this page sends and receives, headers included; responses of the service worker cost
 * nothing. Returns how to stop.
 */
export async function weigh(
  context: BrowserContext,
  page: Page,
  weight: Weight,
): Promise<() => void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable', { maxPostDataSize: 1_000_000 });
  const exchanges = new Map<string, Exchange>();
  const add = (id: string, bytes: number): void => {
    const exchange = exchanges.get(id);
    if (exchange !== undefined) exchange.bytes += bytes;
  };
  const readSent = async (requestId: string): Promise<void> => {
    const read = session.send('Network.getRequestPostData', { requestId });
    // The body is gone with a closed page.
    const { postData } = await read.catch(() => ({ postData: '' }));
    const exchange = exchanges.get(requestId);
    if (exchange !== undefined) exchange.sent = postData;
    add(requestId, Buffer.byteLength(postData));
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    exchanges.set(requestId, { url: request.url, sent: '', bytes: 0 });
    if (!request.hasPostData) return;
    add(requestId, headerBytes(request.headers));
    void readSent(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromServiceWorker && !response.fromDiskCache)
      add(requestId, headerBytes(response.headers));
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    add(requestId, encodedDataLength),
  );
  return () => {
    for (const exchange of exchanges.values()) {
      const kind = kindOf(exchange);
      weight[kind] = (weight[kind] ?? 0) + exchange.bytes;
    }
  };
}

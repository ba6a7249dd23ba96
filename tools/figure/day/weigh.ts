import type { BrowserContext, Page } from '@playwright/test';

/** What a phone pays for, in bytes by what it was for. */
export type Weight = Record<string, number>;

type Exchange = { readonly url: string; sent: string; bytes: number };

const CALL = /name="programType"\r\n\r\n([^\r]+)/;

const headerBytes = (headers: object): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);

/** The stream of hints, the app's own files and people's pictures by their address; a call by its name. */
const kindOf = ({ url, sent }: Exchange): string => {
  const { pathname } = new URL(url);
  if (pathname === '/live') return 'live';
  if (pathname.startsWith('/files/')) return 'pictures';
  return pathname.startsWith('/api/') ? (CALL.exec(sent)?.[1] ?? 'call') : 'app';
};

/**
 * Weighs all that this page sends and receives on the wire, headers and all; what its service worker had costs
 * nothing. Answers how to end it.
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
    // A page that is gone has taken it along.
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

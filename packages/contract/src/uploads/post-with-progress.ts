import type { Post } from '../client.ts';

/** A response with these statuses may not have a body. */
const BODILESS = new Set([204, 205, 304]);

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  return headers;
};

/** XMLHttpRequest always follows redirects, so a redirected response is detected here and not read. */
const isRedirected = ({ responseURL }: XMLHttpRequest, url: string): boolean =>
  responseURL !== new URL(url, location.href).href;

const responseOf = (request: XMLHttpRequest, url: string): Response => {
  if (isRedirected(request, url)) return Response.error();
  const { status, responseText } = request;
  const body = BODILESS.has(status) ? null : responseText;
  return new Response(body, { status, headers: headersOf(request) });
};

/**
 * Transport for large bodies: fetch cannot report upload progress, XMLHttpRequest can. `onProgress`
 * gets the sent share, from 0 to 1.
 */
export const postWithProgress =
  (onProgress: (share: number) => void): Post =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted();
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(responseOf(request, url)));
      request.addEventListener('error', () => reject(new TypeError('The connection broke')));
      request.addEventListener('abort', () => reject(signal.reason as Error));
      signal.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body);
    });

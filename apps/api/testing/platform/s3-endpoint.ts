import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Setup = { readonly keyId: string; readonly secret: string; readonly region: string };

const PAGE = 2;
const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (mark) => `%${mark.codePointAt(0)?.toString(16).toUpperCase() ?? ''}`,
  );

/** Signature Version 4, implemented from its specification, independent of the client. */
const isSigned = (request: IncomingMessage, body: Buffer, setup: Setup): boolean => {
  const [, keyId, day, region, names = '', signature] =
    AUTHORIZATION.exec(request.headers.authorization ?? '') ?? [];
  if (keyId !== setup.keyId || region !== setup.region || day === undefined) return false;
  const signed = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return false;
  const time = String(request.headers['x-amz-date']);
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== sha256(body) || !time.startsWith(day)) return false;
  const url = new URL(request.url ?? '', 'http://s3');
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const headers = signed
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${setup.secret}`, day),
  );
  return hmac(key, toSign).toString('hex') === signature;
};

/** A small S3 on its own port, implemented from the specification, with no code of the client. */
export const openS3Endpoint = async (setup: Setup) => {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const refused: string[] = [];
  let failures = 0;

  const say = (response: ServerResponse, status: number, xml = ''): void =>
    void response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);

  const list = (url: URL, response: ServerResponse): void => {
    const prefix = `${url.pathname.replace(/\/$/, '')}/`;
    const after = url.searchParams.get('continuation-token') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, PAGE);
    const more = rest.length > PAGE;
    say(
      response,
      200,
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${page
        .map((key) => `<Contents><Key>${key.slice(prefix.length)}</Key></Contents>`)
        .join(
          '',
        )}${more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`,
    );
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): void => {
    const url = new URL(request.url ?? '', 'http://s3');
    const { method } = request;
    const found = objects.get(url.pathname);
    if (failures > 0) {
      failures -= 1;
      return say(response, 503);
    }
    if (!isSigned(request, body, setup)) {
      refused.push(`${method} ${url.pathname}`);
      return say(response, 403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    if (method === 'PUT') {
      objects.set(url.pathname, { bytes: body, type: String(request.headers['content-type']) });
      return say(response, 200);
    }
    if (method === 'DELETE') {
      objects.delete(url.pathname);
      return say(response, 204);
    }
    if (url.searchParams.get('list-type') === '2') return list(url, response);
    if (found === undefined) return say(response, 404, '<Error><Code>NoSuchKey</Code></Error>');
    response.writeHead(200, { 'content-type': found.type }).end(found.bytes);
  };

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => answer(request, response, Buffer.concat(chunks)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    refused,
    failNext: (times: number): void => {
      failures = times;
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};

import type { Page, Request } from '@playwright/test';

const CALL = '**/api/kyc/kycDetails';

/** The test cannot read the body of an upload; of the two calls of this path only the upload has a key. */
const isUpload = (request: Request): boolean =>
  request.url().endsWith('/api/kyc/kycDetails') && 'idempotency-key' in request.headers();

export function watchUploads(page: Page): Request[] {
  const uploads: Request[] = [];
  page.on('request', (request) => {
    if (isUpload(request)) uploads.push(request);
  });
  return uploads;
}

/** Total bytes sent. */
export const bytesOf = async (upload: Request): Promise<number> =>
  Number((await upload.allHeaders())['content-length']);

export const keysOf = (uploads: readonly Request[]): readonly (string | undefined)[] =>
  uploads.map((upload) => upload.headers()['idempotency-key']);

/** Aborts every upload. */
export const holdUploads = (page: Page): Promise<void> =>
  page
    .route(CALL, (route) =>
      isUpload(route.request()) ? new Promise(() => undefined) : route.fallback(),
    )
    .then(() => undefined);

/** The server accepts the next upload, and its reply is lost. */
export async function loseReply(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  let lost = false;
  line.on('Fetch.requestPaused', ({ requestId, request }) => {
    const loses =
      !lost && Object.keys(request.headers).some((name) => /^idempotency-key$/i.test(name));
    if (loses) lost = true;
    const answered = loses
      ? line.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
      : line.send('Fetch.continueRequest', { requestId });
    // The page may have closed meanwhile.
    answered.catch(() => undefined);
  });
  const patterns = [{ urlPattern: '*/api/kyc/kycDetails', requestStage: 'Response' as const }];
  await line.send('Fetch.enable', { patterns });
}

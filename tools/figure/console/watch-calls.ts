import type { BrowserContext } from '@playwright/test';

/** What was sent more than once, and what got no reply. */
export interface SentAgain {
  retries: number;
  calls: number;
}

/** Asked to show a passkey first: then the same call goes on. */
const PROOF_NEEDED = 403;

/** Counts writes that a page sent again with their key, except after a passkey was shown, and calls without a reply. */
export function watchCalls(context: BrowserContext, seen: SentAgain): void {
  const answers = new Map<string, number | null>();
  context.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key === undefined) return;
    seen.calls += 1;
    if (answers.has(key) && answers.get(key) !== PROOF_NEEDED) seen.retries += 1;
    answers.set(key, null);
  });
  context.on('response', (response) => {
    const key = response.request().headers()['idempotency-key'];
    if (key !== undefined) answers.set(key, response.status());
  });
}

import type { Page } from '@playwright/test';

/** Collects console errors, page errors and policy violations of the page. */
export async function watchTrouble(page: Page, noise?: RegExp): Promise<string[]> {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || noise?.test(message.text()) === true) return;
    trouble.push(message.text());
  });
  await reportWithoutTls(page);
  await page.exposeFunction('tellViolation', (words: string) => trouble.push(`policy: ${words}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const { tellViolation } = globalThis as unknown as { tellViolation: (words: string) => void };
      tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return trouble;
}

const isDocument = ({ pathname }: URL): boolean =>
  !/^\/(assets|icons|api|files)\/|\./.test(pathname);

/** Chromium uses report-to over TLS only, and ignores report-uri where both are set. */
const reportWithoutTls = (page: Page): Promise<unknown> =>
  page.route(isDocument, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(/; report-to \w+/, '') ?? '';
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });

/** Policy violations that browsers reported to the server. */
export async function reportedViolations(
  since: number,
  at = process.env['E2E_REPORTS'] ?? '',
): Promise<unknown[]> {
  const reply = await fetch(at);
  const reports = (await reply.json()) as { kind: string; at: number }[];
  return reports.filter(({ kind, at: then }) => kind === 'csp' && then >= since);
}

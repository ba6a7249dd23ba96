import type { Page, Request, Route } from '@playwright/test';

/** Which call of the wire a request is, or null. */
export const callOf = (request: Request): string | null =>
  /name="programType"\r\n\r\n(\w+)/.exec(request.postData() ?? '')?.[1] ?? null;

type Handle = (route: Route) => Promise<void>;

/** Stands on the line of one call only. */
export const onCall = (page: Page, programType: string, handle: Handle): Promise<void> =>
  page
    .route('**/api/**', (route) =>
      callOf(route.request()) === programType ? handle(route) : route.fallback(),
    )
    .then(() => undefined);

/** Holds a call's way back until it is let go. */
export async function holdCall(page: Page, programType: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await onCall(page, programType, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The line breaks under every such call. */
export const cutCall = (page: Page, programType: string): Promise<void> =>
  onCall(page, programType, (route) => route.abort('connectionreset'));

/** Every call the page makes from now on, by name. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = callOf(request);
    if (name !== null) calls.push(name);
  });
  return calls;
}

import type { Page, Request, Route } from '@playwright/test';
import { MARK_HEADERS, withMark } from '@karigar/contract/wire/mark';

/** The programType of a request, or null. */
export const callOf = (request: Request): string | null =>
  /name="programType"\r\n\r\n(\w+)/.exec(request.postData() ?? '')?.[1] ?? null;

type Handle = (route: Route) => Promise<void>;

/** A reply in the form of our server. */
export const ours = (envelope: object) => ({
  headers: MARK_HEADERS,
  json: withMark({ message: '', data: null, ...envelope }),
});

type Fulfil = NonNullable<Parameters<Route['fulfill']>[0]>;
const isEnvelope = (json: unknown): json is object =>
  typeof json === 'object' && json !== null && 'success' in json;

/** Adds the mark to an envelope: a test's reply stands in for our server's. */
const asOurServer = (route: Route): Route =>
  new Proxy(route, {
    get: (target, name) => {
      if (name === 'fulfill')
        return ({ json, ...rest }: Fulfil = {}) =>
          target.fulfill(isEnvelope(json) ? { ...rest, ...ours(json) } : { ...rest, json });
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? (member.bind(target) as unknown) : member;
    },
  });

/** Intercepts one call only. */
export const onCall = (page: Page, programType: string, handle: Handle): Promise<void> =>
  page
    .route('**/api/**', (route) =>
      callOf(route.request()) === programType ? handle(asOurServer(route)) : route.fallback(),
    )
    .then(() => undefined);

/** Holds a call back until the returned function is called. */
export async function holdCall(page: Page, programType: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await onCall(page, programType, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Cuts the connection of every such call. */
export const cutCall = (page: Page, programType: string): Promise<void> =>
  onCall(page, programType, (route) => route.abort('connectionreset'));

/** All calls of the page from now on, by name. */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = callOf(request);
    if (name !== null) calls.push(name);
  });
  return calls;
}

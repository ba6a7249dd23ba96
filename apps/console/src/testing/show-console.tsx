import '@karigar/ui/styles/styles.css';
import '@karigar/ui/styles/desk.css';
import { toasts } from '@karigar/client/toast/toasts';
import { holdTime, NOW, settle } from '@karigar/client/testing/page';
import { playCalls, reply } from '@karigar/client/testing/play-calls';
import type { OutputOf } from '@karigar/contract/define-call';
import { getDesk } from '@karigar/contract/operators/get-desk';
import { countWaiting } from '@karigar/contract/waiting/count-waiting';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot, type Root } from 'react-dom/client';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { MemoryRouter } from '@karigar/client/testing/memory-router.tsx';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { App } from '#app/app.tsx';
import { PLACES } from '#app/places';
import { Screens } from '#app/screens.tsx';
import { messages as hindi } from '#locales/hi.po';
import { overlays } from '#entities/shell/overlays';
import { queryClient } from '#platform/cache/query-client';
import { lock } from '#platform/lock/lock';
import { session } from '#platform/session/session';

export const PRIYA: OutputOf<typeof getDesk> = {
  accountId: 7,
  name: 'Priya Nair',
  email: 'priya@karigar.example',
  desks: ['dispatch', 'help', 'kyc'],
  cityId: 1,
  city: 'Pune',
  cities: [
    { id: 1, name: 'Pune' },
    { id: 2, name: 'Mumbai' },
  ],
  team: 'large',
  hasPasskey: true,
};

type Condition = {
  readonly locale?: 'en' | 'hi';
  readonly theme?: 'light' | 'dark';
  readonly text?: '100%' | '200%';
};

let root: Root | undefined;

/** React shows lazily loaded content after 300 ms at the earliest, which no test should wait for. */
const warmUp = async (): Promise<void> => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  await session.open({ authToken: 'token', role: 'operator' });
  for (const [path, shown] of [
    ['/warm-up', 'nav'],
    ['/invite#warm-up', 'h1'],
    ...PLACES.flatMap(({ screens }) => screens).map((place) => [place.path, 'h1'] as const),
  ] as const) {
    const place = document.createElement('div');
    document.body.append(place);
    const warm = createRoot(place);
    warm.render(
      <I18nProvider i18n={i18n}>
        <App>
          <MemoryRouter entries={[path]}>
            <Screens />
          </MemoryRouter>
        </App>
      </I18nProvider>,
    );
    await vi.waitFor(() => expect(place.querySelector(shown)).not.toBeNull(), {
      timeout: 20_000,
    });
    warm.unmount();
    place.remove();
  }
  queryClient.clear();
  await session.close();
  vi.unstubAllGlobals();
};

beforeAll(warmUp);

const clearConsole = (): void => {
  root?.unmount();
  root = undefined;
  overlays.show(null);
  queryClient.clear();
  document.body.replaceChildren();
};

/** Where the console is now, for a test to read. */
const Address = () => {
  const { pathname, search } = useLocation();
  return <span data-address={pathname + search} />;
};

export const address = (): string =>
  document.querySelector<HTMLElement>('[data-address]')?.dataset['address'] ?? '';

/** Opens the console at an address, as the page does. */
export const showConsole = async (
  path: string,
  { locale = 'en', theme = 'light', text = '100%' }: Condition = {},
): Promise<void> => {
  clearConsole();
  await page.viewport(1440, 900);
  const { documentElement: html } = document;
  i18n.loadAndActivate({ locale, messages: locale === 'hi' ? hindi : {} });
  Object.assign(html, { lang: locale, dir: 'ltr' });
  Object.assign(html.dataset, { theme, density: 'desk' });
  html.style.fontSize = text;
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(
    <I18nProvider i18n={i18n}>
      <App>
        <MemoryRouter entries={[path]}>
          <Screens />
          <Address />
        </MemoryRouter>
      </App>
    </I18nProvider>,
  );
  await settle();
  await document.fonts.ready;
};

/** The server of an operator's day. */
export const playConsole = () => {
  const server = playCalls();
  server.on(getDesk, () => reply(getDesk, PRIYA));
  server.on(countWaiting, () => reply(countWaiting, { kinds: [], mine: 0, stamp: 'none' }));
  return server;
};

/** The hooks of a test file: freezes the clock, and cleans up after each test. */
export const onStage = ({ isLoggedIn = true }: { isLoggedIn?: boolean } = {}): void => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    toasts.takeAll();
    holdTime();
    if (!isLoggedIn) return;
    localStorage.setItem('lastUsed', String(NOW));
    await session.open({ authToken: 'token', role: 'operator', accountId: PRIYA.accountId });
  });
  afterEach(async () => {
    clearConsole();
    await session.close();
    lock.lift();
    localStorage.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
};

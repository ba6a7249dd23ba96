import '@karigar/ui/styles/styles.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { LinkProvider } from '@karigar/ui/link/link';
import { loadLaterParts } from '@karigar/ui/testing/load-later-parts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Profiler, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { RoutedLink } from '@karigar/client/navigation/routed-link.tsx';
import { Routes, useLocation } from '@karigar/client/navigation/router.tsx';
import { MemoryRouter } from '@karigar/client/testing/memory-router.tsx';
import { settle } from '@karigar/client/testing/page';
import { page } from 'vitest/browser';
import { messages as hindi } from '#locales/hi.po';
import { queryClient } from '#platform/cache/query-client';
import { QueryProvider } from '#platform/cache/query-provider.tsx';

export {
  all,
  buttonNamed,
  expectWords,
  hide,
  holdTime,
  NOW,
  one,
  settle,
  words,
} from '@karigar/client/testing/page';

// Loaded before any test freezes the clock.
await loadLaterParts();

export type Condition = {
  readonly locale?: 'en' | 'hi';
  readonly theme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly text?: '100%' | '200%';
  readonly width?: number;
  /** The route's pattern, if the path has an id. */
  readonly pattern?: string;
  /** The history state. */
  readonly state?: unknown;
  /** A sheet that a reload finds open, in its history entry. */
  readonly sheet?: { readonly state: unknown; readonly key?: string };
};

const Opened = () => {
  const { pathname, state } = useLocation();
  return (
    <main data-opened data-state={JSON.stringify(state)}>
      {pathname}
    </main>
  );
};

let root: Root | undefined;

export const clearScreen = (): void => {
  root?.unmount();
  root = undefined;
  queryClient.clear();
  document.body.replaceChildren();
};

/** Shows one screen at its path; every other path shows itself. Returns how often it was rendered. */
export const showScreen = async (
  Screen: ComponentType,
  path: string,
  {
    locale = 'en',
    theme = 'light',
    direction = 'ltr',
    text = '100%',
    width = 360,
    pattern = path,
    state = null,
    sheet,
  }: Condition = {},
) => {
  clearScreen();
  const { pathname, search } = new URL(path, location.origin);
  await page.viewport(width, 800);
  const { documentElement: html } = document;
  i18n.loadAndActivate({ locale, messages: locale === 'hi' ? hindi : {} });
  Object.assign(html, { lang: locale, dir: direction });
  html.dataset['theme'] = theme;
  html.style.fontSize = text;
  const below = { pathname, search, state };
  const steps = sheet === undefined ? [below] : [below, { pathname, search, ...sheet }];
  const place = document.createElement('div');
  document.body.append(place);
  const drawn = { times: 0 };
  root = createRoot(place);
  root.render(
    <I18nProvider i18n={i18n}>
      <DirectionProvider direction={direction}>
        <MemoryRouter entries={steps}>
          <LinkProvider value={RoutedLink}>
            <QueryProvider>
              <Profiler id="screen" onRender={() => (drawn.times += 1)}>
                <Routes
                  routes={[
                    { path: pattern, element: <Screen /> },
                    { path: '*', element: <Opened /> },
                  ]}
                />
              </Profiler>
            </QueryProvider>
          </LinkProvider>
        </MemoryRouter>
      </DirectionProvider>
    </I18nProvider>,
  );
  await settle();
  await document.fonts.ready;
  return drawn;
};

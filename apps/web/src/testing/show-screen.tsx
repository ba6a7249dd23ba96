import '@karigar/ui/styles/styles.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { LinkProvider, type LinkProps } from '@karigar/ui/link/link';
import { loadLaterParts } from '@karigar/ui/testing/load-later-parts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Profiler, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { messages as english } from '#locales/en.po';
import { messages as hindi } from '#locales/hi.po';
import { queryClient } from '#platform/cache/query-client';
import { QueryProvider } from '#platform/cache/query-provider.tsx';

// Before any test holds the clock.
await loadLaterParts();

export type Condition = {
  readonly locale?: 'en' | 'hi';
  readonly theme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
  readonly text?: '100%' | '200%';
  readonly width?: number;
  /** Where the path has an id. */
  readonly pattern?: string;
  /** What the navigation brought. */
  readonly state?: unknown;
};

const RoutedLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} />;

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

/** What is due runs, and two frames are painted. Time itself stands still unless the test moves it. */
export const settle = async (ms = 1): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    await vi.advanceTimersByTimeAsync(0);
  }
};

/** Half past ten in India on a Sunday, until the test moves the hands. */
export const NOW = Date.UTC(2026, 10, 15, 5, 0);

export const holdTime = (): void =>
  void vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

/** Shows one screen at its path; every other path shows itself. Answers how often it was drawn. */
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
  }: Condition = {},
) => {
  clearScreen();
  const { pathname, search } = new URL(path, location.origin);
  await page.viewport(width, 800);
  const { documentElement: html } = document;
  i18n.loadAndActivate({ locale, messages: locale === 'hi' ? hindi : english });
  Object.assign(html, { lang: locale, dir: direction });
  html.dataset['theme'] = theme;
  html.style.fontSize = text;
  const place = document.createElement('div');
  document.body.append(place);
  const drawn = { times: 0 };
  root = createRoot(place);
  root.render(
    <I18nProvider i18n={i18n}>
      <DirectionProvider direction={direction}>
        <MemoryRouter initialEntries={[{ pathname, search, state }]}>
          <LinkProvider value={RoutedLink}>
            <QueryProvider>
              <Profiler id="screen" onRender={() => (drawn.times += 1)}>
                <Routes>
                  <Route path={pattern} element={<Screen />} />
                  <Route path="*" element={<Opened />} />
                </Routes>
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

/** What can be read on the screen. */
export const words = (): string => document.body.innerText.replaceAll(/\s+/g, ' ');

export const all = (selector: string): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

export const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
};

export const buttonNamed = (name: string): HTMLElement => {
  const found = all('button').find(
    (button) => (button.ariaLabel ?? button.innerText.trim()) === name,
  );
  if (found === undefined) throw new Error(`no button is named ${name}`);
  return found;
};

export const hide = (isHidden: boolean): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

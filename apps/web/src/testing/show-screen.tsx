import '@karigar/ui/styles/styles.css';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { LinkProvider, type LinkProps } from '@karigar/ui/link/link';
import { loadLaterParts } from '@karigar/ui/testing/load-later-parts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Profiler, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { messages as hindi } from '#locales/hi.po';
import { queryClient } from '#platform/cache/query-client';
import { QueryProvider } from '#platform/cache/query-provider.tsx';

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

/** One frame, and every task that was waiting when it was drawn: a task of the lowest priority runs after them. */
const nextFrame = async (): Promise<void> => {
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  await scheduler.postTask(() => {}, { priority: 'background' });
  await vi.advanceTimersByTimeAsync(0);
};

const FRAMES = { atLeast: 3, atMost: 20 };

/** Runs due timers, then waits until a frame changes nothing. The clock is frozen unless the test advances it. */
export const settle = async (ms = 1): Promise<void> => {
  let isChanged = false;
  const observer = new MutationObserver(() => {
    isChanged = true;
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  await vi.advanceTimersByTimeAsync(ms);
  for (let frame = 0; frame < FRAMES.atMost; frame += 1) {
    isChanged = false;
    await nextFrame();
    if (!isChanged && frame + 1 >= FRAMES.atLeast) break;
  }
  observer.disconnect();
};

/** Settles until the words are on the screen: an answer that waits for the disk comes after the clock was moved. */
export const expectWords = async (expected: string): Promise<void> => {
  await expect
    .poll(async () => {
      await settle();
      return words();
    })
    .toContain(expected);
};

/** Half past ten in India on a Sunday, until the test advances the clock. */
export const NOW = Date.UTC(2026, 10, 15, 5, 0);

export const holdTime = (): void =>
  void vi.useFakeTimers({
    now: NOW,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });

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
        <MemoryRouter initialEntries={steps}>
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

/** The visible text of the page. */
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

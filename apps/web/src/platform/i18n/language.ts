import { i18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { compileText } from './compile-text.ts';
import { local } from '#platform/device/storage';
import { directionOf, isLocale, type Locale } from './locales.ts';

const LANGUAGE = 'language';
const TURNED = 'rightToLeft';

const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: () => import('#locales/en.po'),
  hi: () => import('#locales/hi.po'),
  'ar-XB': () => import('#locales/ar-XB.po'),
};

const root = document.documentElement;

export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : 'en');

const isTurned = (): boolean => local.getItem(TURNED) === 'true';
const listeners = new Set<() => void>();

/** Resolves once the stored language is active. */
let started: Promise<void> = Promise.resolve();

const show = (locale: Locale): void => {
  root.lang = locale;
  root.dir = directionOf(locale, isTurned());
};

const activate = async (locale: Locale): Promise<void> => {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  show(locale);
};

/** English is in the code itself: the first screen needs no catalogue. */
const activateEnglish = (): void => {
  i18n.setMessagesCompiler(compileText);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  show('en');
};

/** Loads the catalogue of the current language; a screen with plurals waits for it. */
export const loadTexts = async (): Promise<void> => {
  await started;
  if (currentLocale() !== 'en') return;
  try {
    i18n.load('en', (await catalogues.en()).messages);
  } catch {
    // Without network: everything but plurals is in the code.
  }
};

/** theme.js has already read the choice into the document; English when its catalogue cannot load. */
export const startLanguage = (): Promise<void> => {
  const wanted = isLocale(root.lang) ? root.lang : 'en';
  activateEnglish();
  // Without network and not cached yet: English is better than nothing.
  if (wanted !== 'en') started = activate(wanted).catch(() => undefined);
  return started;
};

/** Rejects when the catalogue cannot be loaded; the language then stays as it was. */
export const chooseLanguage = async (locale: Locale): Promise<void> => {
  await activate(locale);
  local.setItem(LANGUAGE, locale);
};

// A choice in one tab applies to all tabs.
addEventListener('storage', ({ key, newValue }) => {
  const chosen = newValue ?? '';
  if (key === LANGUAGE && isLocale(chosen)) activate(chosen).catch(() => undefined);
});

export const turnDirection = (turned: boolean): void => {
  local.setItem(TURNED, String(turned));
  show(currentLocale());
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the right-to-left direction was chosen by hand. */
export const useIsTurned = (): boolean => useSyncExternalStore(subscribe, isTurned);

/** The direction of the whole screen. */
export const useDirection = (): 'ltr' | 'rtl' => directionOf(currentLocale(), useIsTurned());

import { isDraft, isLanguage, type Language } from '@karigar/domain/language';
import { i18n, type Messages } from '@lingui/core';
import { useSyncExternalStore } from 'react';
import { local } from '../device/storage.ts';
import { directionOf } from './direction.ts';
import { isOffered } from './offered-languages.ts';

const LANGUAGE = 'language';
const TURNED = 'rightToLeft';

/** How an app fetches its catalogue; none for English, which is in the code itself, compiled by the build. */
type Catalogues = (language: Language) => Promise<{ messages: Messages }> | undefined;

/** Of an app with drafts: asks its server which ones it speaks. */
type Ask = () => Promise<void>;

let catalogueOf: Catalogues = () => undefined;
let askServer: Ask | null = null;

const root = document.documentElement;

export const currentLanguage = (): Language => (isLanguage(i18n.locale) ? i18n.locale : 'en');

const isTurned = (): boolean => local.getItem(TURNED) === 'true';
const listeners = new Set<() => void>();

const show = (language: Language): void => {
  root.lang = language;
  root.dir = directionOf(language, isTurned());
};

const activate = async (language: Language): Promise<void> => {
  const catalogue = await catalogueOf(language);
  i18n.loadAndActivate({ locale: language, messages: catalogue?.messages ?? {} });
  show(language);
};

/** Only the server knows whether it speaks this draft: it may be new, or over. */
const follow = async (draft: Language, ask: Ask): Promise<void> => {
  await ask();
  const next = isOffered(draft) ? draft : 'en';
  if (next !== currentLanguage()) await activate(next).catch(() => undefined);
};

/** theme.js has already read the choice into the document; English when its catalogue cannot load. */
export const startLanguage = async (
  catalogues: Catalogues,
  ask: Ask | null = null,
): Promise<void> => {
  catalogueOf = catalogues;
  askServer = ask;
  const wanted = isLanguage(root.lang) ? root.lang : 'en';
  i18n.setMessagesCompiler((text) => [text]);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  show('en');
  // Without network and not cached yet: English is better than nothing.
  if (wanted !== 'en' && isOffered(wanted)) await activate(wanted).catch(() => undefined);
  if (isDraft(wanted) && ask !== null) void follow(wanted, ask);
};

/** Rejects when the catalogue cannot be loaded; the language then stays as it was. */
export const chooseLanguage = async (language: Language): Promise<void> => {
  await activate(language);
  local.setItem(LANGUAGE, language);
  void askServer?.();
};

// A choice in one tab applies to all tabs.
addEventListener('storage', ({ key, newValue }) => {
  const chosen = newValue ?? '';
  if (key === LANGUAGE && isLanguage(chosen)) activate(chosen).catch(() => undefined);
});

export const turnDirection = (turned: boolean): void => {
  local.setItem(TURNED, String(turned));
  show(currentLanguage());
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the right-to-left direction was chosen by hand. */
export const useIsTurned = (): boolean => useSyncExternalStore(subscribe, isTurned);

/** The direction of the whole screen. */
export const useDirection = (): 'ltr' | 'rtl' => directionOf(currentLanguage(), useIsTurned());

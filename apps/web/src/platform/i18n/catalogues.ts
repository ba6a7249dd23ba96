import type { Language } from '@karigar/domain/language';
import type { Messages } from '@lingui/core';

const catalogues = import.meta.glob<{ messages: Messages }>([
  '../../locales/*.po',
  '!../../locales/en.po',
]);
const drafts = import.meta.glob<{ messages: Messages }>('../../locales/drafts/*.po', {
  query: '?draft',
});

/** Loaded when somebody chooses a language, or speaks a draft. */
export const askServer = async (): Promise<void> =>
  (await import('@karigar/client/i18n/ask-languages')).askLanguages();

export const catalogueOf = (language: Language) =>
  (catalogues[`../../locales/${language}.po`] ?? drafts[`../../locales/drafts/${language}.po`])?.();

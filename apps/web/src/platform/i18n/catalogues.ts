import type { Language } from '@karigar/domain/language';
import type { Messages } from '@lingui/core';

const catalogues = import.meta.glob<{ messages: Messages }>([
  '../../locales/*.po',
  '!../../locales/en.po',
]);

export const catalogueOf = (language: Language) => catalogues[`../../locales/${language}.po`]?.();

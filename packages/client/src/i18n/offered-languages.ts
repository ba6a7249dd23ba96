import {
  isDraft,
  LANGUAGES,
  type DraftLanguage,
  type OfferedLanguage,
} from '@karigar/domain/language';
import { local } from '../device/storage.ts';

/** Drafts that the server speaks, as it last said; nothing where it speaks none. */
export const OFFERED = 'languages';

/** English, Hindi, and the drafts that a deployment has turned on. */
export const offeredLanguages = (): readonly (OfferedLanguage | DraftLanguage)[] => [
  ...LANGUAGES,
  ...(local.getItem(OFFERED) ?? '').split(',').filter(isDraft),
];

export const isOffered = (language: string): boolean =>
  !isDraft(language) || offeredLanguages().includes(language);

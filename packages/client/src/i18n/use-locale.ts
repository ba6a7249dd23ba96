import { useLingui } from '@lingui/react';

/** The app's language, for queries that depend on it. */
export const useLocale = (): string => useLingui().i18n.locale;

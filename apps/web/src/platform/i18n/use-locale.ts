import { useLingui } from '@lingui/react';

/** The language of the app, for what must be asked anew in another one. */
export const useLocale = (): string => useLingui().i18n.locale;

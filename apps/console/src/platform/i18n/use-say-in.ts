import { sayBy, type Say } from '@karigar/client/i18n/use-say';
import type { Language } from '@karigar/domain/language';
import { setupI18n } from '@lingui/core';
import { useQuery } from '@tanstack/react-query';
import { catalogueOf } from './catalogues.ts';

const sayIn = async (language: Language): Promise<Say> => {
  const catalogue = await catalogueOf(language);
  const other = setupI18n({
    locale: language,
    messages: { [language]: catalogue?.messages ?? {} },
  });
  other.setMessagesCompiler((text) => [text]);
  return sayBy(other.t);
};

/** Says texts in the language of somebody else; undefined until its catalogue was loaded. */
export const useSayIn = (language: Language): Say | undefined =>
  useQuery({
    queryKey: ['say-in', language],
    queryFn: () => sayIn(language),
    staleTime: Infinity,
    structuralSharing: false,
  }).data;

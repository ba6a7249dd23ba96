import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { useLingui } from '@lingui/react';
import { chooseLanguage } from '#platform/i18n/language';
import { useSay } from '#platform/i18n/use-say';
import { failureMessages } from '#platform/network/failure.messages';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { profileMessages as texts } from './profile.messages.ts';

/** Each language by its own name, never translated. */
export const LANGUAGES = { en: 'English', hi: 'हिंदी' } as const;
type Offered = keyof typeof LANGUAGES;

export const useOwnLanguage = (): Offered => (useLingui().i18n.locale === 'hi' ? 'hi' : 'en');

export const LanguageSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  const language = useOwnLanguage();
  const choose = useAction(async (chosen: Offered) => {
    try {
      await chooseLanguage(chosen);
      onClose();
    } catch {
      toasts.bad(say(failureMessages.offline));
    }
  });
  const options = (Object.keys(LANGUAGES) as Offered[]).map((value) => ({
    value,
    label: <span lang={value}>{LANGUAGES[value]}</span>,
  }));
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={say(texts.language)}
      closeLabel={say(texts.close)}
    >
      <RadioCards
        legend={say(texts.chooseLanguage)}
        options={options}
        value={language}
        onValueChange={choose.run}
      />
    </Sheet>
  );
};

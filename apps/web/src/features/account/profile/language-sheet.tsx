import { LANGUAGE_NAMES, LANGUAGES, type OfferedLanguage } from '@karigar/domain/language';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { useLingui } from '@lingui/react';
import { chooseLanguage } from '@karigar/client/i18n/language';
import { useSay } from '@karigar/client/i18n/use-say';
import { failureMessages } from '@karigar/client/network/failure.messages';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { profileMessages as texts } from './profile.messages.ts';

export const useOwnLanguage = (): OfferedLanguage => {
  const { locale } = useLingui().i18n;
  return LANGUAGES.find((one) => one === locale) ?? 'en';
};

export const LanguageSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const say = useSay();
  const language = useOwnLanguage();
  const choose = useAction(async (chosen: OfferedLanguage) => {
    try {
      await chooseLanguage(chosen);
      onClose();
    } catch {
      toasts.bad(say(failureMessages.offline));
    }
  });
  const options = LANGUAGES.map((value) => ({
    value,
    label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
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

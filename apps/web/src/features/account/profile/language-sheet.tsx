import { isDraft } from '@karigar/domain/language';
import { RadioCards } from '@karigar/ui/radio-cards/radio-cards';
import { Sheet } from '@karigar/ui/sheet/sheet';
import { Text } from '@karigar/ui/text/text';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { askLanguages } from '@karigar/client/i18n/ask-languages';
import { chooseLanguage } from '@karigar/client/i18n/language';
import { offeredLanguages } from '@karigar/client/i18n/offered-languages';
import { languageName } from '@karigar/client/i18n/language-name';
import { useSay } from '@karigar/client/i18n/use-say';
import { failureMessages } from '@karigar/client/network/failure.messages';
import { toasts } from '@karigar/client/toast/toasts';
import { useAction } from '@karigar/client/api/use-action';
import { profileMessages as texts } from './profile.messages.ts';

type Offered = ReturnType<typeof offeredLanguages>[number];

export const useOwnLanguage = (): Offered => {
  const { locale } = useLingui().i18n;
  return offeredLanguages().find((one) => one === locale) ?? 'en';
};

/** What the server said last, and then what it says now. */
const useOffered = (isOpen: boolean): readonly Offered[] => {
  const [offered, setOffered] = useState(offeredLanguages);
  useEffect(() => {
    if (isOpen) void askLanguages().then(() => setOffered(offeredLanguages()));
  }, [isOpen]);
  return offered;
};

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
  const offered = useOffered(open);
  const options = offered.map((value) => ({
    value,
    label: (
      <span>
        <span lang={value}>{languageName(value)}</span>
        {isDraft(value) && (
          <Text size="small" tone="muted">
            {say(texts.draft)}
          </Text>
        )}
      </span>
    ),
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

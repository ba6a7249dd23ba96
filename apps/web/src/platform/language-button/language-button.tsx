import { Button } from '@karigar/ui/button/button';
import { useLingui } from '@lingui/react';
import { toasts } from '../toast/toasts.ts';
import { useAction } from '../api/use-action.ts';
import { failureMessages } from '../network/failure.messages.ts';
import { chooseLanguage } from '../i18n/language.ts';
import { useSay } from '../i18n/use-say.ts';

/** Offers the other language by its own name, which no one has to translate. */
export const LanguageButton = () => {
  const say = useSay();
  const { i18n } = useLingui();
  const isHindi = i18n.locale === 'hi';
  const change = useAction(async () => {
    try {
      await chooseLanguage(isHindi ? 'en' : 'hi');
    } catch {
      toasts.bad(say(failureMessages.offline));
    }
  });
  return (
    <Button variant="ghost" small icon="lang" lang={isHindi ? 'en' : 'hi'} onClick={change.run}>
      {isHindi ? 'English' : 'हिंदी'}
    </Button>
  );
};

import { Button } from '@karigar/ui/button/button';
import { useLingui } from '@lingui/react';
import { toasts } from '#platform/toast/toasts';
import { useAction } from '#platform/api/use-action';
import { failureMessages } from '#platform/network/failure.messages';
import { chooseLanguage } from '../i18n/language.ts';
import { useSay } from '../i18n/use-say.ts';

/** Offers the other language by its own name, never translated. */
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

import { Button } from '@karigar/ui/button/button';
import { useLingui } from '@lingui/react';
import { toasts } from '../toast/toasts.ts';
import { useAction } from '../api/use-action.ts';
import { failureMessages } from '../network/failure.messages.ts';
import { languageName } from '../i18n/language-name.ts';
import { chooseLanguage } from '../i18n/language.ts';
import { offeredLanguages } from '../i18n/offered-languages.ts';
import { useSay } from '../i18n/use-say.ts';

/** Offers the next language by its own name, never translated. */
export const LanguageButton = () => {
  const say = useSay();
  const { i18n } = useLingui();
  const offered = offeredLanguages();
  const at = offered.findIndex((one) => one === i18n.locale);
  const next = offered[(Math.max(at, 0) + 1) % offered.length] ?? 'en';
  const change = useAction(async () => {
    try {
      await chooseLanguage(next);
    } catch {
      toasts.bad(say(failureMessages.offline));
    }
  });
  return (
    <Button variant="ghost" small icon="lang" lang={next} onClick={change.run}>
      {languageName(next)}
    </Button>
  );
};

import { ButtonLink } from '@karigar/ui/button/button';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';

export const NotYoursScreen = () => {
  const say = useSay();
  return (
    <Notice
      scene="scene-empty"
      title={say(texts.notYours)}
      help={say(texts.notYoursHelp)}
      action={<ButtonLink href={pathTo('home')}>{say(texts.goHome)}</ButtonLink>}
    />
  );
};

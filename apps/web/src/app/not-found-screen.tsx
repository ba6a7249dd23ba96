import { ButtonLink } from '@karigar/ui/button/button';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';

export const NotFoundScreen = () => {
  const say = useSay();
  return (
    <Notice
      scene="scene-empty"
      title={say(texts.notFound)}
      help={say(texts.notFoundHelp)}
      action={<ButtonLink href={pathTo('home')}>{say(texts.goHome)}</ButtonLink>}
    />
  );
};

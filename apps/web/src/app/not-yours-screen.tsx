import { ButtonLink } from '@karigar/ui/button/button';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';

export const NotYoursScreen = () => {
  const say = useSay();
  const { role } = useSession() ?? {};
  const isGuest = role === 'guest';
  return (
    <Notice
      scene="scene-empty"
      title={say(isGuest ? texts.logInFirst : texts.notYours)}
      help={say(isGuest ? texts.logInFirstHelp : texts.notYoursHelp)}
      action={
        <ButtonLink href={pathTo(isGuest ? 'login' : 'home')}>
          {say(isGuest ? texts.logIn : texts.goHome)}
        </ButtonLink>
      }
    />
  );
};

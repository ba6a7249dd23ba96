import { Button, ButtonLink } from '@karigar/ui/button/button';
import { useLogOut } from '#entities/sign-in/use-log-out';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useSession } from '#platform/session/session';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';

/** Operators have no screens here: they are told where they work, and can log out. */
const OperatorNotice = () => {
  const say = useSay();
  const leave = useLogOut();
  return (
    <Notice
      scene="scene-empty"
      title={say(texts.operator)}
      help={say(texts.operatorHelp)}
      action={
        <Button icon="logout" busy={leave.isBusy} onClick={leave.run}>
          {say(texts.logOut)}
        </Button>
      }
    />
  );
};

export const NotYoursScreen = () => {
  const say = useSay();
  const { role } = useSession() ?? {};
  if (role === 'operator') return <OperatorNotice />;
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

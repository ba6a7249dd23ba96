import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { RootScreen } from '#shared/navigation/root-screen.tsx';
import { useSession } from '#shared/session/session';
import { homeMessages as texts } from './home.messages.ts';

/** A guest sees it too: he may look, and is asked to log in where he would act. */
export const CustomerHomeScreen = () => {
  const say = useSay();
  const isGuest = useSession()?.role === 'guest';
  return (
    <RootScreen title={say(texts.customerTitle)}>
      <Empty
        scene="scene-empty"
        title={say(texts.customerEmpty)}
        help={say(isGuest ? texts.guestHelp : texts.customerHelp)}
        action={isGuest && <ButtonLink href={pathTo('login')}>{say(texts.logIn)}</ButtonLink>}
      />
    </RootScreen>
  );
};

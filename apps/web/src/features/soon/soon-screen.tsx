import { ButtonLink } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '#shared/language/use-say';
import { loginMessages } from '#shared/login/login.messages';
import { pathTo } from '#shared/navigation/paths';
import { useBack } from '#shared/navigation/use-back';
import { useScreen } from '#shared/navigation/use-screen';
import { soonMessages as texts } from './soon.messages.ts';

/** Stands for a screen of the path table that is not drawn yet: real, and with a way home. */
export const SoonScreen = () => {
  const say = useSay();
  const back = useBack('home');
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(loginMessages.back), onPress: back }} />
      <Main>
        <Empty
          scene="scene-empty"
          title={say(texts.help)}
          action={<ButtonLink href={pathTo('home')}>{say(texts.goHome)}</ButtonLink>}
        />
      </Main>
    </Screen>
  );
};

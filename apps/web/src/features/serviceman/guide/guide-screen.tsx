import { Panel } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { NumberText, Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '#platform/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { guideMessages as texts } from './guide.messages.ts';
import styles from './guide-screen.module.css';
import { STEPS } from './guide-steps.tsx';

/** How a job goes, for a first day. It reads nothing, so it works without network. */
export const GuideScreen = () => {
  const say = useSay();
  const back = useBack('home');
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(loginMessages.back), onPress: back }} />
      <Main tight>
        <Text tone="muted">{say(texts.lead)}</Text>
        <ol className={styles['steps']}>
          {STEPS.map(({ title, words, picture }, at) => (
            <li key={title.id}>
              <Panel padded className={styles['step']}>
                {/* Decorative: nothing in it can be pressed or is read out. */}
                <div className={styles['picture']} inert aria-hidden="true">
                  {picture(say)}
                </div>
                <Text as="h2" size="lead" strong>
                  <NumberText>{at + 1}.</NumberText> {say(title)}
                </Text>
                <Text>{say(words)}</Text>
              </Panel>
            </li>
          ))}
        </ol>
      </Main>
    </Screen>
  );
};

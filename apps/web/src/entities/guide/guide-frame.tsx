import { Art, type ArtName } from '@karigar/ui/art/art';
import { Panel } from '@karigar/ui/panel/panel';
import { Icon, type IconName } from '@karigar/ui/icon/icon';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { NumberText, Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { loginMessages } from '#entities/sign-in/login.messages';
import { useSay } from '@karigar/client/i18n/use-say';
import { Listen } from '#platform/aloud/listen.tsx';
import { VoiceNote } from '#platform/aloud/voice-note.tsx';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import styles from './guide-frame.module.css';

type Say = (text: MessageDescriptor) => string;

export type Step = {
  readonly title: MessageDescriptor;
  readonly words: MessageDescriptor;
  /** The element as it looks on the screen. */
  readonly picture: (say: Say) => ReactNode;
};

export const bigIcon = (name: IconName) => <Icon name={name} size={48} className={styles['big']} />;

export const bigScene = (name: ArtName) => <Art name={name} className={styles['scene']} />;

/** Numbered steps with pictures. It reads nothing, so it works without network. */
export const GuideFrame = ({
  title,
  lead,
  steps,
}: {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  steps: readonly Step[];
}) => {
  const say = useSay();
  const back = useBack('home');
  useScreen(say(title));
  return (
    <Screen>
      <TopBar title={say(title)} back={{ label: say(loginMessages.back), onPress: back }} />
      <Main tight>
        <Text tone="muted">{say(lead)}</Text>
        <VoiceNote />
        <ol className={styles['steps']}>
          {steps.map((step, at) => (
            <li key={step.title.id}>
              <Panel padded className={styles['step']}>
                {/* Decorative: nothing in it can be pressed or is read out. */}
                <div className={styles['picture']} inert aria-hidden="true">
                  {step.picture(say)}
                </div>
                <Text as="h2" size="lead" strong>
                  <NumberText>{at + 1}.</NumberText> {say(step.title)}
                </Text>
                <Text>{say(step.words)}</Text>
                <Listen words={() => `${say(step.title)}. ${say(step.words)}`} />
              </Panel>
            </li>
          ))}
        </ol>
      </Main>
    </Screen>
  );
};

import type { MessageDescriptor } from '@lingui/core';
import { useSay } from '@karigar/client/i18n/use-say';
import { Panel } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { Text } from '@karigar/ui/text/text';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { rulesMessages as texts } from './rules.messages.ts';

type Rule = { readonly title: MessageDescriptor; readonly words: MessageDescriptor };

const RULES: readonly Rule[] = [
  { title: texts.warrantyTitle, words: texts.warranty },
  { title: texts.claimTitle, words: texts.claim },
  { title: texts.firstTitle, words: texts.first },
  { title: texts.paidTitle, words: texts.paid },
  { title: texts.refusedTitle, words: texts.refused },
  { title: texts.otherTitle, words: texts.other },
  { title: texts.sosTitle, words: texts.sos },
  { title: texts.leaveTitle, words: texts.leave },
];

/** The published rules. It reads nothing, so it works without network. */
export const RulesScreen = () => {
  const say = useSay();
  const back = useBack('home');
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <Stack gap={3}>
          <Text tone="muted">{say(texts.lead)}</Text>
          {RULES.map(({ title, words }) => (
            <Panel padded key={title.id}>
              <Text as="h2" size="lead" strong>
                {say(title)}
              </Text>
              <Text>{say(words)}</Text>
            </Panel>
          ))}
        </Stack>
      </Main>
    </Screen>
  );
};

import { Main, Screen } from '@karigar/ui/screen/screen';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { BlockedList } from './blocked-list.tsx';
import { ConsentList } from './consent-list.tsx';
import { LegalLinks } from './legal-links.tsx';
import { OwnData } from './own-data.tsx';
import { privacyMessages as texts } from './privacy.messages.ts';

/** What is stored about a person and why, the consents, the data copy and the deletion of the account. */
export const PrivacyScreen = () => {
  const say = useSay();
  const back = useBack('profile');
  useScreen(say(texts.title));
  return (
    <Screen>
      <TopBar title={say(texts.title)} back={{ label: say(texts.back), onPress: back }} />
      <Main tight>
        <ConsentList />
        <BlockedList />
        <OwnData />
        <LegalLinks />
      </Main>
    </Screen>
  );
};

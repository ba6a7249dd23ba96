import type { Profile } from '@karigar/contract/profile/get-profile';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { ComponentType } from 'react';
import { useSay } from '@karigar/client/i18n/use-say';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { LoadFailed } from '#platform/cache/load-failed.tsx';
import { ownProfile } from './own-profile.ts';
import { readingMessages as texts } from '#platform/cache/reading.messages';
import { useOwnProfile } from './use-own-profile.ts';

/** A screen below Profile that edits a part of the loaded profile. */
export const OwnProfileScreen = ({
  title,
  backLabel,
  couldNotLoad,
  form: Form,
}: {
  title: string;
  backLabel: string;
  couldNotLoad: string;
  form: ComponentType<{ profile: Profile }>;
}) => {
  const say = useSay();
  const back = useBack('profile');
  const { profile, error } = useOwnProfile();
  useScreen(title);
  return (
    <Screen>
      <TopBar title={title} back={{ label: backLabel, onPress: back }} />
      {profile === undefined ? (
        <Main tight>
          {error === null ? (
            <Spinner label={say(texts.loading)} />
          ) : (
            <LoadFailed title={couldNotLoad} of={ownProfile.queryKey} />
          )}
        </Main>
      ) : (
        <Form profile={profile} />
      )}
    </Screen>
  );
};

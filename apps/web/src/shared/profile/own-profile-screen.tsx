import type { Profile } from '@karigar/contract/profile/get-profile';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import type { ComponentType } from 'react';
import { useSay } from '../language/use-say.ts';
import { useBack } from '../navigation/use-back.ts';
import { useScreen } from '../navigation/use-screen.ts';
import { LoadFailed } from '../queries/load-failed.tsx';
import { ownProfile } from '../queries/own-profile.ts';
import { readingMessages as texts } from '../queries/reading.messages.ts';
import { useOwnProfile } from '../queries/use-own-profile.ts';

/** A screen below Profile that edits a part of it, once it was read. */
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

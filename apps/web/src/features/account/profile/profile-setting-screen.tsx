import { useSay } from '@karigar/client/i18n/use-say';
import { OwnProfileScreen } from '#entities/profile/own-profile-screen.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileSettingMessages as texts } from './profile-setting.messages.ts';

export const ProfileSettingScreen = () => {
  const say = useSay();
  return (
    <OwnProfileScreen
      title={say(texts.title)}
      backLabel={say(texts.back)}
      couldNotLoad={say(texts.couldNotLoad)}
      form={ProfileForm}
    />
  );
};

import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { Bell } from '#entities/notifications/bell.tsx';
import { RootScreen } from '#platform/navigation/root-screen.tsx';
import { CompanyInfo } from './company-info.tsx';
import { ConfirmPhone } from './confirm-phone.tsx';
import { Logout } from './logout.tsx';
import { OwnHead } from './own-head.tsx';
import { profileMessages as texts } from './profile.messages.ts';
import { Settings } from './settings.tsx';

export const ServicemanProfileScreen = () => {
  const say = useSay();
  return (
    <RootScreen title={say(texts.profile)} trailing={<Bell />}>
      <Stack gap={3}>
        <OwnHead />
        <ConfirmPhone />
      </Stack>
      <CompanyInfo />
      <Settings />
      <Logout />
    </RootScreen>
  );
};

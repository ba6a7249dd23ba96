import { ButtonLink } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '@karigar/client/i18n/use-say';
import { Bell } from '#entities/notifications/bell.tsx';
import { pathTo } from '#platform/navigation/paths';
import { RootScreen } from '#platform/navigation/root-screen.tsx';
import { useSession } from '#platform/session/session';
import { ConfirmPhone } from './confirm-phone.tsx';
import { Logout } from './logout.tsx';
import { OwnHead } from './own-head.tsx';
import { profileMessages as texts } from './profile.messages.ts';
import { Settings } from './settings.tsx';

const Own = () => {
  const say = useSay();
  return (
    <>
      <OwnHead />
      <ConfirmPhone />
      <Panel rows>
        <PanelRow icon="user" label={say(texts.profileSetting)} href={pathTo('profileSetting')} />
        <PanelRow icon="pin" label={say(texts.addresses)} href={pathTo('addresses')} />
      </Panel>
    </>
  );
};

export const CustomerProfileScreen = () => {
  const say = useSay();
  const isGuest = useSession()?.role === 'guest';
  return (
    <RootScreen title={say(texts.profile)} trailing={isGuest ? undefined : <Bell />}>
      <Stack gap={3}>
        {isGuest ? (
          <ButtonLink block href={pathTo('login')}>
            {say(texts.logIn)}
          </ButtonLink>
        ) : (
          <Own />
        )}
      </Stack>
      <Settings />
      <Logout />
    </RootScreen>
  );
};

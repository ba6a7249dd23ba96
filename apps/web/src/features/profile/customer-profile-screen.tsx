import { ButtonLink } from '@karigar/ui/button/button';
import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Stack } from '@karigar/ui/stack/stack';
import { useSay } from '#shared/language/use-say';
import { pathTo } from '#shared/navigation/paths';
import { RootScreen } from '#shared/navigation/root-screen.tsx';
import { useSession } from '#shared/session/session';
import { ConfirmPhone } from './confirm-phone.tsx';
import { Logout } from './logout.tsx';
import { Looks } from './looks.tsx';
import { profileMessages as texts } from './profile.messages.ts';

export const CustomerProfileScreen = () => {
  const say = useSay();
  const isGuest = useSession()?.role === 'guest';
  return (
    <RootScreen title={say(texts.profile)}>
      <Stack gap={3}>
        {isGuest ? (
          <ButtonLink block href={pathTo('login')}>
            {say(texts.logIn)}
          </ButtonLink>
        ) : (
          <>
            <ConfirmPhone />
            <Panel rows>
              <PanelRow
                icon="user"
                label={say(texts.profileSetting)}
                href={pathTo('profileSetting')}
              />
            </Panel>
          </>
        )}
        <Looks />
        <Logout />
      </Stack>
    </RootScreen>
  );
};

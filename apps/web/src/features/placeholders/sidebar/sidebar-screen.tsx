import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Stack } from '@karigar/ui/stack/stack';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { turnDirection, useIsTurned } from '@karigar/client/i18n/language';
import { useSay } from '@karigar/client/i18n/use-say';
import { loginMessages } from '#entities/sign-in/login.messages';
import { navigationMessages } from '#platform/navigation/navigation.messages';
import { pathTo } from '#platform/navigation/paths';
import { useBack } from '#platform/navigation/use-back';
import { useScreen } from '#platform/navigation/use-screen';
import { useSession } from '#platform/session/session';
import { chooseDarkMode, useDarkMode } from '@karigar/client/theme/theme';
import { sidebarMessages as texts } from './sidebar.messages.ts';

export const SidebarScreen = () => {
  const say = useSay();
  const back = useBack('home');
  const isDark = useDarkMode();
  const isTurned = useIsTurned();
  const role = useSession()?.role;
  const isParty = role === 'serviceman' || role === 'customer';
  useScreen(say(texts.menu));
  return (
    <Screen>
      <TopBar title={say(texts.menu)} back={{ label: say(loginMessages.back), onPress: back }} />
      <Main tight>
        <Stack gap={3}>
          <Panel rows>
            <PanelRow icon="home" label={say(navigationMessages.home)} href={pathTo('home')} />
            <PanelRow
              icon="slip"
              label={say(navigationMessages.booking)}
              href={pathTo('booking')}
            />
            <PanelRow
              icon="user"
              label={say(navigationMessages.profile)}
              href={pathTo('profile')}
            />
            {isParty && (
              <PanelRow
                icon="people"
                label={say(texts.otherRole)}
                hint={say(texts.otherRoleHint)}
                href={pathTo('profile')}
              />
            )}
            <PanelRow icon="grid" label={say(texts.allScreens)} href={pathTo('pageListing')} />
          </Panel>
          <Panel rows>
            <SwitchRow
              icon="moon"
              label={say(texts.darkMode)}
              checked={isDark}
              onCheckedChange={chooseDarkMode}
            />
            <SwitchRow
              icon="left"
              label={say(texts.rightToLeft)}
              checked={isTurned}
              onCheckedChange={turnDirection}
            />
            <PanelRow icon="lang" label={say(texts.language)} end={<LanguageButton />} />
          </Panel>
        </Stack>
      </Main>
    </Screen>
  );
};

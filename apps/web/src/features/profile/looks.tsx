import { Panel, PanelRow } from '@karigar/ui/panel/panel';
import { SwitchRow } from '@karigar/ui/switch-row/switch-row';
import { LanguageButton } from '#shared/language/language-button.tsx';
import { useSay } from '#shared/language/use-say';
import { chooseDarkMode, useDarkMode } from '#shared/theme/theme';
import { profileMessages as texts } from './profile.messages.ts';

/** How the app looks and speaks on this phone. */
export const Looks = () => {
  const say = useSay();
  const isDark = useDarkMode();
  return (
    <Panel rows>
      <SwitchRow
        icon="moon"
        label={say(texts.darkMode)}
        checked={isDark}
        onCheckedChange={chooseDarkMode}
      />
      <PanelRow icon="lang" label={say(texts.language)} end={<LanguageButton />} />
    </Panel>
  );
};

import { useSay } from '@karigar/client/i18n/use-say';
import { chooseDarkMode, useDarkMode } from '@karigar/client/theme/theme';
import { CommandPalette } from '@karigar/ui/command-palette/command-palette';
import { useNavigate } from '@karigar/client/navigation/router.tsx';
import { leave } from '#entities/desk/leave';
import { overlays, useOverlay } from '#entities/shell/overlays';
import { KEYS } from '#platform/keys/key-table';
import { KEY_WORDS } from '#platform/keys/keys.messages';
import { lock } from '#platform/lock/lock';
import { PATHS } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { PLACES } from './places.ts';

/** All commands by name; beside each the keys that do the same. */
export const Palette = () => {
  const say = useSay();
  const navigate = useNavigate();
  const isOpen = useOverlay() === 'palette';
  const isDark = useDarkMode();
  return (
    <CommandPalette
      open={isOpen}
      onOpenChange={(open) => overlays.show(open ? 'palette' : null)}
      label={say(texts.palette)}
      emptyLabel={say(texts.nothingFound)}
      commands={[
        {
          id: 'find',
          icon: 'search',
          label: say(texts.find),
          caps: KEYS.find.caps,
          run: () => overlays.show('find'),
        },
        ...PLACES.map(({ path, icon, key }) => ({
          id: path,
          icon,
          label: say(KEY_WORDS[key]),
          caps: KEYS[key].caps,
          run: () => navigate(path),
        })),
        {
          id: 'settings',
          icon: 'gear',
          label: say(KEY_WORDS.goSettings),
          caps: KEYS.goSettings.caps,
          run: () => navigate(PATHS.settings),
        },
        {
          id: 'keys',
          icon: 'keys',
          label: say(KEY_WORDS.help),
          caps: KEYS.help.caps,
          run: () => overlays.show('keys'),
        },
        {
          id: 'theme',
          icon: isDark ? 'sun' : 'moon',
          label: say(isDark ? texts.light : texts.dark),
          run: () => chooseDarkMode(!isDark),
        },
        { id: 'lock', icon: 'lock', label: say(texts.lock), run: lock.now },
        { id: 'log-out', icon: 'logout', label: say(texts.logOut), run: () => void leave() },
      ]}
    />
  );
};

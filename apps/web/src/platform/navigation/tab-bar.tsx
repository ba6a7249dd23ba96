import { BottomNav } from '@karigar/ui/bottom-nav/bottom-nav';
import { useLocation } from 'react-router';
import { useSay } from '#platform/i18n/use-say';
import { navigationMessages as texts } from './navigation.messages.ts';
import { useSession } from '#platform/session/session';
import { pathTo } from './paths.ts';

const TABS = ['home', 'booking', 'profile'] as const;
/** A serviceman has earnings as a tab. */
const SERVICEMAN_TABS = ['home', 'booking', 'earnings', 'profile'] as const;

/** The tab bar of the root screens. A tab is lit only if the path is exactly its own. */
export const TabBar = () => {
  const say = useSay();
  const { pathname } = useLocation();
  const tabs = useSession()?.role === 'serviceman' ? SERVICEMAN_TABS : TABS;
  const items = tabs.map((name) => ({
    href: pathTo(name),
    label: say(texts[name]),
    icon: name,
    current: pathname === pathTo(name),
  }));
  return <BottomNav label={say(texts.main)} items={items} />;
};

import { BottomNav } from '@karigar/ui/bottom-nav/bottom-nav';
import { useLocation } from 'react-router';
import { useSay } from '../i18n/use-say.ts';
import { navigationMessages as texts } from './navigation.messages.ts';
import { useSession } from '../session/session.ts';
import { pathTo } from './paths.ts';

const TABS = ['home', 'booking', 'profile'] as const;
/** A serviceman has his money a tap away. */
const SERVICEMAN_TABS = ['home', 'booking', 'earnings', 'profile'] as const;

/** The bottom bar of the tab roots. An item is lit only where the path is its own, to the letter. */
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

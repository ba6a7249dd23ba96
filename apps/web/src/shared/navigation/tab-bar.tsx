import { BottomNav } from '@karigar/ui/bottom-nav/bottom-nav';
import { useLocation } from 'react-router';
import { useSay } from '../language/use-say.ts';
import { navigationMessages as texts } from './navigation.messages.ts';
import { pathTo } from './paths.ts';

const TABS = ['home', 'booking', 'profile'] as const;

/** The bottom bar of the tab roots. An item is lit only where the path is its own, to the letter. */
export const TabBar = () => {
  const say = useSay();
  const { pathname } = useLocation();
  const items = TABS.map((name) => ({
    href: pathTo(name),
    label: say(texts[name]),
    icon: name,
    current: pathname === pathTo(name),
  }));
  return <BottomNav label={say(texts.main)} items={items} />;
};

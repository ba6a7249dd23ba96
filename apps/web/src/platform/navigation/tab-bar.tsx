import { BottomNav } from '@karigar/ui/bottom-nav/bottom-nav';
import { useIsWide } from '@karigar/ui/screen/use-is-wide';
import { lazy, Suspense } from 'react';
import { useLocation } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { navigationMessages as texts } from './navigation.messages.ts';
import { useSession } from '#platform/session/session';
import { pathTo } from './paths.ts';

const WideBar = lazy(async () => ({
  default: (await import('@karigar/ui/wide-bar/wide-bar')).WideBar,
}));

const TABS = ['home', 'booking', 'profile'] as const;
/** A serviceman has earnings as a tab. */
const SERVICEMAN_TABS = ['home', 'booking', 'earnings', 'profile'] as const;
/** On a laptop the search is beside the tabs. */
const WIDE_TABS = ['home', 'search', 'booking', 'profile'] as const;

/**
 * The tab bar of the root screens. A tab is lit only if the path is exactly its own. On a laptop it is a bar across the
 * top, which other screens have too.
 */
export const TabBar = ({ onlyWide = false }: { onlyWide?: boolean }) => {
  const say = useSay();
  const isWide = useIsWide();
  const { pathname } = useLocation();
  const isServiceman = useSession()?.role === 'serviceman';
  if (onlyWide && !isWide) return null;
  const tabs = isServiceman ? SERVICEMAN_TABS : isWide ? WIDE_TABS : TABS;
  const items = tabs.map((name) => ({
    href: pathTo(name),
    label: say(texts[name]),
    icon: name,
    current: pathname === pathTo(name),
  }));
  if (!isWide) return <BottomNav label={say(texts.main)} items={items} />;
  return (
    <Suspense fallback={<div data-across style={{ minHeight: 76, background: 'var(--header)' }} />}>
      <WideBar label={say(texts.main)} items={items} brand="Karigar" home={pathTo('home')} />
    </Suspense>
  );
};

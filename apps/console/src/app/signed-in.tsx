import { useSay } from '@karigar/client/i18n/use-say';
import { Empty } from '@karigar/ui/empty/empty';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import {
  Routes,
  useLocation,
  useNavigate,
  type Route,
} from '@karigar/client/navigation/router.tsx';
import { Frame } from '#entities/shell/frame.tsx';
import { overlays } from '#entities/shell/overlays';
import { queryClient } from '#platform/cache/query-client';
import { useHeldKeys, useKeys } from '#platform/keys/use-keys';
import { startLive } from '#platform/live/live';
import { lock } from '#platform/lock/lock';
import { PATHS } from '#platform/navigation/paths';
import { useIsProofAsked } from '#platform/proof/proof';
import { alarmSound } from '#platform/sound/alarm-sound';
import { soon } from '#platform/soon/soon.tsx';
import { appMessages as texts } from './app.messages.ts';
import { ConsoleRail } from './console-rail.tsx';
import { LockCover } from './lock-cover.tsx';
import { OverScreensLater } from './over-screens-later.tsx';
import { Placed } from './placed.tsx';
import { PLACES } from './places.ts';
import styles from './signed-in.module.css';

const ProofSheet = soon(async () => (await import('./proof-sheet.tsx')).ProofSheet);
/** Loaded beside the first screen, which does not wait for it. */
const AlarmBar = lazy(async () => ({
  default: (await import('#features/safety/alarms/index')).AlarmBar,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('#features/account/settings/index')).SettingsScreen,
}));

const NotFound = () => {
  const say = useSay();
  return (
    <Frame title={say(texts.notFound)}>
      <Empty scene="scene-empty" title={say(texts.notFound)} help={say(texts.notFoundHelp)} />
    </Frame>
  );
};

const ROUTES: readonly Route[] = [
  ...PLACES.flatMap((place) =>
    place.screens.map(({ path, screen }) => ({
      path,
      element: <Placed place={place} screen={screen} />,
    })),
  ),
  { path: PATHS.settings, element: <SettingsScreen /> },
  { path: '*', element: <NotFound /> },
];

/** Comes with the screen of the path. */
const Drawn = () => {
  useHeldKeys(useLocation().pathname);
  return null;
};

/** The console of a session: rail, screen, and what may open over every screen. */
export const SignedIn = () => {
  const navigate = useNavigate();
  const isProofAsked = useIsProofAsked();
  useEffect(startLive, []);
  useEffect(() => lock.watch(), []);
  useEffect(() => alarmSound.watch(), []);
  useKeys({
    palette: () => overlays.show('palette'),
    find: () => overlays.show('find'),
    help: () => overlays.show('keys'),
    goSettings: () => navigate(PATHS.settings),
    ...Object.fromEntries(PLACES.map(({ key, path }) => [key, () => navigate(path)])),
  });
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles['whole']}>
        <Suspense>
          <AlarmBar />
        </Suspense>
        <div className={styles['console']}>
          <ConsoleRail />
          {/* The rail stays while the first screen is loaded, and a screen while the next one is. */}
          <Suspense>
            <Routes routes={ROUTES} />
            <Drawn />
          </Suspense>
        </div>
      </div>
      <OverScreensLater />
      {isProofAsked && <ProofSheet />}
      <LockCover />
    </QueryClientProvider>
  );
};

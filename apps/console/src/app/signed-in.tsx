import { useSay } from '@karigar/client/i18n/use-say';
import { Empty } from '@karigar/ui/empty/empty';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { Frame } from '#entities/shell/frame.tsx';
import { overlays } from '#entities/shell/overlays';
import { queryClient } from '#platform/cache/query-client';
import { useHeldKeys, useKeys } from '#platform/keys/use-keys';
import { startLive } from '#platform/live/live';
import { lock } from '#platform/lock/lock';
import { PATHS } from '#platform/navigation/paths';
import { useIsProofAsked } from '#platform/proof/proof';
import { soon } from '#platform/soon/soon.tsx';
import { appMessages as texts } from './app.messages.ts';
import { ConsoleRail } from './console-rail.tsx';
import { LockCover } from './lock-cover.tsx';
import { OverScreensLater } from './over-screens-later.tsx';
import { Placed } from './placed.tsx';
import { PLACES } from './places.ts';
import styles from './signed-in.module.css';

const ProofSheet = soon(async () => (await import('./proof-sheet.tsx')).ProofSheet);
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
  useKeys({
    palette: () => overlays.show('palette'),
    find: () => overlays.show('find'),
    help: () => overlays.show('keys'),
    goSettings: () => void navigate(PATHS.settings),
    ...Object.fromEntries(PLACES.map(({ key, path }) => [key, () => void navigate(path)])),
  });
  return (
    <QueryClientProvider client={queryClient}>
      <div className={styles['console']}>
        <ConsoleRail />
        {/* The rail stays while the first screen is loaded, and a screen while the next one is. */}
        <Suspense>
          <Routes>
            {PLACES.map((place) => (
              <Route key={place.path} path={place.path} element={<Placed place={place} />} />
            ))}
            {PLACES.map(
              ({ record, ...place }) =>
                record && (
                  <Route
                    key={record.path}
                    path={record.path}
                    element={<Placed place={{ ...place, ...record }} />}
                  />
                ),
            )}
            <Route path={PATHS.settings} element={<SettingsScreen />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
          <Drawn />
        </Suspense>
      </div>
      <OverScreensLater />
      {isProofAsked && <ProofSheet />}
      <LockCover />
    </QueryClientProvider>
  );
};

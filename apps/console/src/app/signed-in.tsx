import { useSay } from '@karigar/client/i18n/use-say';
import { Empty } from '@karigar/ui/empty/empty';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { Frame } from '#entities/shell/frame.tsx';
import { overlays } from '#entities/shell/overlays';
import { SettingsScreen } from '#features/account/settings/index';
import { FindPalette } from '#features/find/palette/index';
import { queryClient } from '#platform/cache/query-client';
import { useKeys } from '#platform/keys/use-keys';
import { startLive } from '#platform/live/live';
import { lock } from '#platform/lock/lock';
import { PATHS } from '#platform/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { ConsoleRail } from './console-rail.tsx';
import { KeyHelp } from './key-help.tsx';
import { LockCover } from './lock-cover.tsx';
import { Palette } from './palette.tsx';
import { Placed } from './placed.tsx';
import { PLACES } from './places.ts';
import { ProofSheet } from './proof-sheet.tsx';
import styles from './signed-in.module.css';

const NotFound = () => {
  const say = useSay();
  return (
    <Frame title={say(texts.notFound)}>
      <Empty scene="scene-empty" title={say(texts.notFound)} help={say(texts.notFoundHelp)} />
    </Frame>
  );
};

/** The console of a session: rail, screen, and what may open over every screen. */
export const SignedIn = () => {
  const navigate = useNavigate();
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
      </div>
      <Palette />
      <FindPalette />
      <KeyHelp />
      <ProofSheet />
      <LockCover />
    </QueryClientProvider>
  );
};

import { LinkProvider, type LinkProps } from '@karigar/ui/link/link';
import { Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Suspense, type ReactNode } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { useSay } from '#shared/language/use-say';
import { Arrive } from '#shared/navigation/arrive.tsx';
import { PATH_NAMES, PATHS, type PathName } from '#shared/navigation/paths';
import { appMessages as texts } from './app.messages.ts';
import { Guard } from './guard.tsx';
import { NotFound } from './notices.ts';
import { RoleScreen } from './role-screen.tsx';
import { isRoleScreen, SCREENS } from './screens.ts';
import { WayIn } from './way-in.tsx';

const RoutedLink = ({ href, ...rest }: LinkProps) => <Link {...rest} to={href} />;

const screenOf = (name: PathName): ReactNode => {
  if (isRoleScreen(name)) return <RoleScreen name={name} />;
  const Chosen = SCREENS[name];
  return <Chosen />;
};

const Waiting = () => {
  const say = useSay();
  return (
    <Screen>
      <Spinner label={say(texts.loading)} />
    </Screen>
  );
};

export const Router = () => (
  <BrowserRouter>
    <LinkProvider value={RoutedLink}>
      <Suspense fallback={<Waiting />}>
        <Routes>
          {PATH_NAMES.map((name) => (
            <Route
              key={name}
              path={PATHS[name].pattern}
              element={
                <Guard name={name}>
                  <WayIn name={name}>{screenOf(name)}</WayIn>
                </Guard>
              }
            />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
        <Arrive />
      </Suspense>
    </LinkProvider>
  </BrowserRouter>
);

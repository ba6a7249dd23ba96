import { LinkProvider } from '@karigar/ui/link/link';
import { Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Suspense } from 'react';
import { HistoryRouter, Routes, type Route } from '@karigar/client/navigation/router.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { Arrive } from '#platform/navigation/arrive.tsx';
import { PATH_NAMES, PATHS } from '#platform/navigation/paths';
import { shellMessages as texts } from './shell.messages.ts';
import { ChosenScreen } from './chosen-screen.ts';
import { Guard } from './guard.tsx';
import { NotFound } from './notices.ts';
import { RoutedLink } from '@karigar/client/navigation/routed-link.tsx';
import { SignedIn } from './signed-in.tsx';
import { SignedInRedirect } from './signed-in-redirect.tsx';

const Waiting = () => {
  const say = useSay();
  return (
    <Screen>
      <Spinner label={say(texts.loading)} />
    </Screen>
  );
};

const ROUTES: readonly Route[] = [
  ...PATH_NAMES.map((name) => ({
    path: PATHS[name].pattern,
    element: (
      <Guard name={name}>
        <SignedInRedirect key={name} name={name}>
          <ChosenScreen name={name} />
        </SignedInRedirect>
      </Guard>
    ),
  })),
  { path: '*', element: <NotFound /> },
];

export const Router = () => (
  <HistoryRouter>
    <LinkProvider value={RoutedLink}>
      <Suspense fallback={<Waiting />}>
        <Routes routes={ROUTES} />
        <Arrive />
        <SignedIn />
      </Suspense>
    </LinkProvider>
  </HistoryRouter>
);

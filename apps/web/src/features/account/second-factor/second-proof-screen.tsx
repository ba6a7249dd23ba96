import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { LanguageButton } from '#platform/language-button/language-button.tsx';
import { useSay } from '#platform/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { session } from '#platform/session/session';
import { AskForProof } from './ask-for-proof.tsx';
import { ByOperations } from './by-operations.tsx';
import { Heading } from './heading.tsx';
import { OtherWays } from './other-ways.tsx';
import { secondProofMessages as texts } from './second-proof.messages.ts';
import { useAwaited } from './use-proof-prompt.ts';

const Proof = () => {
  const say = useSay();
  const { awaited, setAwaited, ask, forget } = useAwaited();
  if (awaited.kind === 'operations') return <ByOperations onDone={forget} />;
  if (awaited.kind === 'email' || awaited.kind === 'last-four') {
    return <AskForProof asked={awaited} again={ask} onAwaited={setAwaited} onDone={forget} />;
  }
  return (
    <Main tight>
      <Stack gap={6}>
        <Heading awaited={awaited} />
        {awaited.kind === 'asking' ? (
          <Spinner label={say(texts.checking)} />
        ) : (
          <Empty
            alert
            scene="scene-error"
            title={say(texts.notAsked)}
            help={awaited.why}
            action={
              <Button icon="refresh" busy={ask.isBusy} onClick={ask.run}>
                {say(texts.tryAgain)}
              </Button>
            }
          />
        )}
        <OtherWays onDone={forget} />
      </Stack>
    </Main>
  );
};

/** The phone is proven, on a device the account does not know: what else the server asks of its owner. */
export const SecondProofScreen = () => {
  const say = useSay();
  // Only what he owed when he came counts: giving the proof leads on by itself.
  const [isOwed] = useState(() => session.get()?.owesProof === true);
  useScreen(say(texts.heading));
  if (!isOwed) return <Navigate to={pathTo('home')} replace />;
  return (
    <Screen>
      <TopBar trailing={<LanguageButton />} />
      <Proof />
    </Screen>
  );
};

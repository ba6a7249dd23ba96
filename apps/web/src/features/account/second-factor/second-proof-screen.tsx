import { Button } from '@karigar/ui/button/button';
import { Empty } from '@karigar/ui/empty/empty';
import { Main, Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { Stack } from '@karigar/ui/stack/stack';
import { TopBar } from '@karigar/ui/top-bar/top-bar';
import { useState } from 'react';
import { Navigate } from '@karigar/client/navigation/router.tsx';
import { LanguageButton } from '@karigar/client/language-button/language-button.tsx';
import { useSay } from '@karigar/client/i18n/use-say';
import { pathTo } from '#platform/navigation/paths';
import { useScreen } from '#platform/navigation/use-screen';
import { session } from '#platform/session/session';
import { AskForProof } from './ask-for-proof.tsx';
import { ByOperations } from './by-operations.tsx';
import { Heading } from './heading.tsx';
import { OtherWays } from './other-ways.tsx';
import { secondProofMessages as texts } from './second-proof.messages.ts';
import { useProofPrompt } from './use-proof-prompt.ts';

const Proof = () => {
  const say = useSay();
  const { prompt, setPrompt, ask, forget } = useProofPrompt();
  if (prompt.kind === 'operations') return <ByOperations onDone={forget} />;
  if (prompt.kind === 'email' || prompt.kind === 'last-four') {
    return <AskForProof asked={prompt} again={ask} onPrompt={setPrompt} onDone={forget} />;
  }
  return (
    <Main tight>
      <Stack gap={6}>
        <Heading prompt={prompt} />
        {prompt.kind === 'asking' ? (
          <Spinner label={say(texts.checking)} />
        ) : (
          <Empty
            alert
            scene="scene-error"
            title={say(texts.notAsked)}
            help={prompt.why}
            action={
              <Button icon="refresh" busy={ask.isBusy} onClick={ask.run}>
                {say(texts.tryAgain)}
              </Button>
            }
          />
        )}
        {/* Not while asking: the screen that follows would close a dialog that was opened here. */}
        {prompt.kind === 'failed' && <OtherWays onDone={forget} />}
      </Stack>
    </Main>
  );
};

/** The second factor: the phone is verified, but the device is new to the account. */
export const SecondProofScreen = () => {
  const say = useSay();
  // Decided once on mount: confirming the proof redirects by itself.
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

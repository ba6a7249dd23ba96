import { Button } from '@karigar/ui/button/button';
import { Screen } from '@karigar/ui/screen/screen';
import { Spinner } from '@karigar/ui/spinner/spinner';
import { useEffect, useState } from 'react';
import { enterAsGuest } from '#entities/sign-in/enter-as-guest';
import { reportError } from '@karigar/client/errors/report-error';
import { useSay } from '@karigar/client/i18n/use-say';
import { whyFailed } from '@karigar/client/network/why-failed';
import { session } from '#platform/session/session';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';
import { shellMessages } from './shell.messages.ts';

/** Opens a guest's session for a link to a service; the guard then shows the screen. */
export const AsGuestScreen = () => {
  const say = useSay();
  const [failure, setFailure] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const opened = await enterAsGuest();
      if (isGone) return;
      if (opened.kind === 'ok')
        await session.open({ authToken: opened.data.authToken, role: 'guest' });
      else setFailure(whyFailed(opened, say));
    };
    open().catch(reportError);
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another language does not open another session
  }, [tries]);

  if (failure === null)
    return (
      <Screen>
        <Spinner label={say(shellMessages.loading)} />
      </Screen>
    );
  const tryAgain = (): void => {
    setFailure(null);
    setTries(tries + 1);
  };
  return (
    <Notice
      scene="scene-offline"
      title={say(texts.notOpened)}
      help={failure}
      action={
        <Button icon="refresh" onClick={tryAgain}>
          {say(texts.tryAgain)}
        </Button>
      }
    />
  );
};
